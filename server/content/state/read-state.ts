import type { ContentState } from '../../../contract/desk/content/content.ts';
import {
  type KeptBuild,
  readPreview,
  readShown,
  type Shown,
} from '../../static/builds/kept-builds.ts';
import type { Keeper } from '../access/right.ts';
import type { Drafts } from '../draft/drafts.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Schedule } from '../publish/schedule.ts';
import { readShownStates, type ShownStates } from './shown-states.ts';

export interface StateParts {
  dataDir: string;
  drafts: Drafts;
  publisher: Publisher;
  schedule: Schedule;
}

/** Everything that the first screen of the Content part says. */
export async function readState(
  { dataDir, drafts, publisher, schedule }: StateParts,
  { role }: Keeper,
): Promise<ContentState> {
  const { repository } = drafts;
  const head = await drafts.head();
  const builds = await readShown(dataDir);
  const states = await readShownStates(drafts, builds);
  const { shown } = states;
  const { files } = await drafts.inspect(head);
  const changed = new Set(shown === head ? [] : await repository.changed(shown, head));
  const preview = await readPreview(dataDir);
  return {
    reason: null,
    role,
    draft: await repository.describe(head),
    published: builds.current && savedOf(builds.current),
    before: await readBefore(drafts, builds, states),
    files: files.map(({ schema: _schema, ...file }) => ({
      ...file,
      isChanged: changed.has(file.id),
    })),
    build: publisher.state(),
    preview: preview ? { commit: preview.commit, at: preview.at } : null,
    scheduled: (await schedule.plans.list()).map(({ account: _account, ...plan }) => plan),
  };
}

const savedOf = ({ commit, at, by }: KeptBuild) => ({ commit, at, by });

async function readBefore(
  { repository }: Drafts,
  { before: build }: Shown,
  { first, shown, before }: ShownStates,
): Promise<ContentState['before']> {
  if (before === undefined) return null;
  const isNewer = before !== shown && (await repository.isWithin(shown, before));
  return { ...(build ? savedOf(build) : first), isNewer };
}
