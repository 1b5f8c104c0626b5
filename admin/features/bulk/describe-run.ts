import type { Run } from '../../../contract/desk/run.ts';
import { countLeads } from '../../shared/lead/lead-count.ts';

/**
 * @param words what became of the leads, such as `moved to Lost`
 * @returns `118 leads moved to Lost`, and what stayed as it was: `2 were so already. 6 stayed: Won may not go to Lost.`
 */
export function describeRun({ done, same, refused }: Run, words: string) {
  const stayed = refused.reduce((sum, { count }) => sum + count, 0);
  const reasons = refused.map(({ reason, count }) =>
    refused.length > 1 ? `${reason} (${count.toLocaleString('en-IN')})` : reason,
  );
  const others = [
    same > 0 && `${same.toLocaleString('en-IN')} ${same === 1 ? 'was' : 'were'} so already.`,
    stayed > 0 &&
      `${stayed.toLocaleString('en-IN')} stayed: ${reasons.join(', ').replace(/\.$/, '')}.`,
  ].filter(Boolean);
  return { title: `${countLeads(done)} ${words}`, description: others.join(' ') || undefined };
}
