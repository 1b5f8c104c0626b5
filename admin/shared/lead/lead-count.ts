import { formatNumber } from '../../../contract/desk/rupees.ts';
import { t, tCount } from '../language/language.ts';

export const countLeads = (count: number): string => tCount(count, '1 lead', '{count} leads');

/** @param sentence with `{leads}`, which becomes `12,345 leads` */
export const tLeads = (count: number, sentence: string, gaps?: object): string =>
  t(sentence, { ...gaps, leads: countLeads(count) });

/** @returns `12 of 12,345 leads` while a filter hides some. */
export const describeCount = (shown: number, total: number): string =>
  shown === total
    ? countLeads(total)
    : t('{shown} of {total}', { shown: formatNumber(shown), total: countLeads(total) });
