/** What no name of a file may hold: separators of Windows, and what cannot be printed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const UNUSABLE = /[\\\0-\x1f\x7f]/;

/** Whether a path below a folder is plain: it stays below, means one file only, and is none of git's own. */
export const isPlainName = (name: string): boolean =>
  !UNUSABLE.test(name) && name.split('/').every((part) => !/^(|\.|\.\.|\.git)$/i.test(part));

const PICTURE = /\.(jpe?g|png|webp|avif|svg)$/i;

/** @returns the picture's own id, which may not exist; nothing where the way leaves the content, or to no picture */
export function pictureId(id: string, src: string): string | undefined {
  const parts = id.split('/').slice(0, -1);
  for (const part of src.split('/')) {
    if (part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  const found = parts.join('/');
  return PICTURE.test(found) && isPlainName(found) ? found : undefined;
}
