import {
  type ContentBudget,
  DAILY_CONTENT_BUDGET,
} from '../../../contract/desk/content/content-limits.ts';
import type { CountRequest } from '../../rate-limit.ts';
import { refusal } from '../refusal.ts';
import type { Keeper } from './right.ts';

const DAY_SECONDS = 86_400;
const NAMES: Record<ContentBudget, string> = {
  save: 'saves',
  picture: 'pictures',
  build: 'previews and publishings',
  find: 'searches',
};
const INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Counts what an account does; what it may do in a day runs from the first of it. */
export function spendBudget(countRequest: CountRequest) {
  /** @throws HTTPException 429 that says when it goes on */
  return async ({ caller }: Keeper, what: ContentBudget): Promise<void> => {
    const allowed = DAILY_CONTENT_BUDGET[what];
    const rule = { name: `content-${what}`, allowed, windowSeconds: DAY_SECONDS };
    const wait = await countRequest(rule, String(caller.claims.sub));
    if (wait === 0) return;
    const until = INDIA.format(Date.now() + wait * 1000);
    const message = `You have used today's ${allowed} ${NAMES[what]}. You can go on at ${until}.`;
    throw refusal(429, message, { retryAfter: wait });
  };
}
