import type { KeptBuild, Shown } from '../../static/builds/kept-builds.ts';
import type { Drafts } from '../draft/drafts.ts';
import type { Saved } from '../repository/repository.ts';

/** States of the content that visitors see, and would see after an undo. */
export interface ShownStates {
  /** What the repository began with, which the site of the checkout shows. */
  first: Saved;
  shown: string;
  /** Missing where there is nothing to go back to. */
  before: string | undefined;
}

export async function readShownStates(
  { repository, head }: Pick<Drafts, 'repository' | 'head'>,
  { current, before }: Shown,
): Promise<ShownStates> {
  const first = await repository.first(await head());
  const stateOf = async (build: KeptBuild | null) =>
    (build && (await repository.known(build.commit))) ?? first.commit;
  return {
    first,
    shown: await stateOf(current),
    before: before === undefined ? undefined : await stateOf(before),
  };
}
