import { isPlainName } from '../../../contract/desk/content/picture-source.ts';

/** A file of a commit: its new bytes, or null where it goes. */
export interface FileChange {
  id: string;
  bytes: Buffer | null;
}

export interface NewCommit {
  branch: string;
  /** The commit that it follows; the branch must still stand there. */
  parent: string | undefined;
  by: string;
  /** Milliseconds. */
  at: number;
  /** First line, then whatever else belongs to it. */
  words: string;
  changes: readonly FileChange[];
}

const counted = (bytes: Buffer | string): Buffer[] => {
  const data = Buffer.from(bytes as string);
  return [Buffer.from(`data ${data.length}\n`), data, Buffer.from('\n')];
};

/** Written as git wants it: without what would end the name or the address. */
const personal = (by: string): string => {
  const name = by.replaceAll(/[<>\n\r\0]/g, ' ').trim() || 'nobody';
  return `${name} <${name.includes('@') ? name.replaceAll(/\s/g, '') : ''}>`;
};

/** Git reads names as they are written: of what ends a line or leaves the folder it must see nothing. */
function quoted(id: string): string {
  if (!isPlainName(id)) throw new Error(`${JSON.stringify(id)} is no name of a file.`);
  return JSON.stringify(id);
}

/**
 * One commit as `git fast-import` reads it: either all of it is in the repository or nothing. Git answers with its hash.
 * @throws Error for a name that is none of a file below the content folder
 */
export function writeImportStream({ branch, parent, by, at, words, changes }: NewCommit): Buffer {
  const person = `${personal(by)} ${Math.floor(at / 1000)} +0000`;
  return Buffer.concat([
    Buffer.from(`commit refs/heads/${branch}\nmark :1\ncommitter ${person}\n`),
    ...counted(words),
    ...(parent ? [Buffer.from(`from ${parent}\n`)] : []),
    ...changes.flatMap(({ id, bytes }) =>
      bytes
        ? [Buffer.from(`M 100644 inline ${quoted(id)}\n`), ...counted(bytes)]
        : [Buffer.from(`D ${quoted(id)}\n`)],
    ),
    Buffer.from('get-mark :1\ndone\n'),
  ]);
}
