import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { CircleAlert } from '../../../../ui/icon/icons.ts';
import { readDraft } from '../../../shared/offline/kept-drafts.ts';
import { RowsSkeleton } from '../../../shared/rows-skeleton.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { fileQuery } from '../answers/content-queries.ts';
import { describeRefusal } from '../answers/describe-refusal.ts';
import { FileForm } from './file-form.tsx';
import { type Draft, newDraft } from './use-draft.ts';

export interface FileViewProps {
  id: string;
  /** The field to go to, as JSON. */
  at: string | undefined;
  /** Only what the owner has not confirmed. */
  onlyFacts: boolean;
}

/** One file, opened for editing, with what was typed into it on this device before. */
export function FileView({ id, at, onlyFacts }: FileViewProps) {
  const account = useSession().session?.user.id ?? '';
  const file = useQuery(fileQuery(id));
  const kept = useQuery({
    queryKey: ['content', 'draft', account, id],
    // A browser that keeps nothing has kept nothing.
    queryFn: async () => (await readDraft(account, id).catch(() => undefined)) ?? null,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (file.isPending || kept.isPending) return <RowsSkeleton />;
  if (!file.data) {
    return (
      <EmptyState
        icon={CircleAlert}
        title="This could not be opened"
        action={<Button onClick={() => void file.refetch()}>Try again</Button>}
      >
        {describeRefusal(file.error)}
      </EmptyState>
    );
  }
  const start = isDraft(kept.data) ? kept.data : newDraft(file.data);
  return (
    <FileForm key={id} start={start} wasKept={isDraft(kept.data)} {...{ account, at, onlyFacts }} />
  );
}

/** What an older program kept in another form is not used. */
const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'base' in kept &&
  'changes' in kept &&
  'save' in kept;
