import { basename, extname } from 'node:path';
import type { ContentFault } from './fault.ts';

/** Words and pictures. */
const READ = /\.(yaml|md|jpe?g|png|webp|avif|svg)$/i;
const PLAIN = /^[a-z0-9][a-z0-9-]*$/;

/** What a file says by its name alone. @param isRead whether a page, or a list of ours, is made from it */
export function checkName(file: string, isRead: (file: string) => boolean): ContentFault[] {
  const say = (problem: string, remedy: string): ContentFault[] => [
    { file, line: 1, column: 1, field: 'name of the file', problem, remedy },
  ];
  const name = basename(file, extname(file));
  if (/\s/.test(file)) return say('has a space, like a copy', 'delete it, or write hyphens');
  if (file.endsWith('.yml')) return say('is never read', 'let its name end in .yaml');
  if (!READ.test(file)) return say('is of a kind that no page shows', 'take it away');
  if (!/\.(yaml|md)$/.test(file)) return [];
  if (!PLAIN.test(name))
    return say('is no address', 'write it in small letters, figures and hyphens');
  return isRead(file)
    ? []
    : say('stands where nothing reads it', 'mend its name or its folder, or take it away');
}
