import type { ContentState } from '../../../contract/desk/content/content.ts';
import { type KeptBuild, readPreview, readShown } from '../../static/builds/kept-builds.ts';
import type { Keeper } from '../access/right.ts';
import type { Drafts } from '../draft/drafts.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Schedule } from '../publish/schedule.ts';

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
  const { current, before } = await readShown(dataDir);
  const first = await repository.first(head);
  const { files } = await drafts.inspect(head);
  const base = (current && (await repository.known(current.commit))) ?? first.commit;
  const changed = new Set(base === head ? [] : await repository.changed(base, head));
  const preview = await readPreview(dataDir);
  const saved = ({ commit, at, by }: KeptBuild) => ({ commit, at, by });
  return {
    reason: null,
    role,
    draft: await repository.describe(head),
    published: current && saved(current),
    // The site of the checkout is what the repository began with.
    before: before === undefined ? null : before ? saved(before) : first,
    files: files.map(({ schema: _schema, ...file }) => ({
      ...file,
      isChanged: changed.has(file.id),
    })),
    build: publisher.state(),
    preview: preview ? { commit: preview.commit, at: preview.at } : null,
    scheduled: await schedule.read(),
  };
}
