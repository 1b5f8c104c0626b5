import { formatWritten } from '../../shared/time/format-time.ts';
import type { WaitingWork } from '../../shared/work/queue/waiting-work.ts';

/** @returns such as `3 actions wait for the network`; undefined when none does */
export function describeWaiting(waiting: readonly WaitingWork[]): string | undefined {
  const count = waiting.filter((work) => !work.refusal && !work.isUnderWay).length;
  if (count === 0) return undefined;
  return count === 1 ? '1 action waits for the network' : `${count} actions wait for the network`;
}

/** @returns such as `1 action was not accepted`; undefined when all were */
export function describeRefused(waiting: readonly WaitingWork[]): string | undefined {
  const count = waiting.filter((work) => work.refusal).length;
  if (count === 0) return undefined;
  return count === 1 ? '1 action was not accepted' : `${count} actions were not accepted`;
}

/** What the person typed, so that it can be read and typed again elsewhere. */
export function describeTyped({ change }: Pick<WaitingWork, 'change'>): string[] {
  const { note, reason, next, fields, tags } = change;
  const parts = [
    note,
    reason && `Reason: ${reason}`,
    next && `Next step ${formatWritten(next.at)}${next.what ? `: ${next.what}` : ''}`,
    ...Object.entries(fields ?? {}).map(
      ([name, value]) => `${name.replace('_', ' ')}: ${value ?? 'empty'}`,
    ),
    tags && tags.length > 0 && `Tags: ${tags.join(', ')}`,
  ];
  return parts.filter((part) => typeof part === 'string');
}
