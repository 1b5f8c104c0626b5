import type { ContentState } from '../../../contract/desk/content/content.ts';
import {
  type KeptBuild,
  readPreview,
  readShown,
  type Shown,
} from '../../static/builds/kept-builds.ts';
import type { Drafts } from '../draft/drafts.ts';
import { readShownStates, type ShownStates } from './shown-states.ts';

export interface StateParts {
  dataDir: string;
  drafts: Drafts;
}

/** What the first screen of the Content part says of the content; who asks, builds and plans are the server's. */
export type KeptState = Omit<ContentState, 'reason' | 'role' | 'build' | 'scheduled'>;

export async function readState({ dataDir, drafts }: StateParts): Promise<KeptState> {
  const { repository } = drafts;
  const head = await drafts.head();
  const builds = await readShown(dataDir);
  const states = await readShownStates(drafts, builds);
  const { shown } = states;
  const { files } = await drafts.inspect(head);
  const changed = new Set(shown === head ? [] : await repository.changed(shown, head));
  const preview = await readPreview(dataDir);
  return {
    draft: await repository.describe(head),
    published: builds.current && savedOf(builds.current),
    before: await readBefore(drafts, builds, states),
    files: files.map(({ schema: _schema, ...file }) => ({
      ...file,
      isChanged: changed.has(file.id),
    })),
    preview: preview ? { commit: preview.commit, at: preview.at } : null,
  };
}

const savedOf = ({ commit, at, by }: KeptBuild) => ({ commit, at, by });

export async function readBefore(
  { repository }: Drafts,
  { before: build }: Shown,
  { first, shown, before }: ShownStates,
): Promise<ContentState['before']> {
  if (before === undefined) return null;
  const isNewer = before !== shown && (await repository.isWithin(shown, before));
  return { ...(build ? savedOf(build) : first), isNewer };
}
