import type { Drafts } from '../draft/drafts.ts';
import { readValuesOrNone } from '../save/content-text.ts';
import { describeChanges, type FileState } from '../words/describe-changes.ts';

/** Of two states: a restore of everything says no more. */
const MOST_CHANGES = 40;

/** What the rules say of the files of a state. */
type Titled = readonly { id: string; title: string }[];

export const isText = (file: string): boolean => /\.(yaml|md)$/.test(file);

/** What became of some files from one state to another, in plain words; pictures without the names of their files. */
export async function describeFiles(
  { repository }: Pick<Drafts, 'repository'>,
  { from, to, changed, files }: { from: string; to: string; changed: string[]; files: Titled },
) {
  const stateOf = async (commit: string, id: string): Promise<FileState | null> => {
    const text = await repository.read(commit, id);
    return text ? readValuesOrNone(id, text.toString('utf8')) : null;
  };
  const described = await Promise.all(
    changed
      .filter(isText)
      .slice(0, MOST_CHANGES)
      .map(async (id) => {
        const title = files.find((one) => one.id === id)?.title ?? id;
        const words = describeChanges(id, await stateOf(from, id), await stateOf(to, id));
        return words.map((one) => ({ id, title, ...one }));
      }),
  );
  const texts = described.flat();
  return [...texts, ...describePictures(changed, texts)].slice(0, MOST_CHANGES);
}

/** Pictures that no text tells of: a file that keeps its name and shows something else. */
function describePictures(changed: readonly string[], texts: readonly { words: string }[]) {
  const pictures = changed.filter((file) => !isText(file));
  const [id] = pictures;
  if (!id || texts.some(({ words }) => words.endsWith('another picture'))) return [];
  const words = pictures.length === 1 ? 'another picture' : `${pictures.length} other pictures`;
  return [{ id, title: 'Pictures', path: null, words }];
}
