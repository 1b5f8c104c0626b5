import { STAGE_NAMES } from '../work/stage-names.ts';
import FILLED from './filled.json' with { type: 'json' };
import { t } from './language.ts';

/** Gaps that hold words of ours. */
const SAID_GAPS = ['stage', 'next', 'people', 'time', 'advice'];

/** Says a sentence that may come with its gaps filled: of the backend, or of a worker, which knows no language. */
export function tFilled(sentence: string): string {
  for (const english of FILLED) {
    const pattern = english.replace(/[.()]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
    const gaps = new RegExp(`^${pattern}$`).exec(sentence)?.groups;
    if (!gaps) continue;
    for (const name of SAID_GAPS)
      if (gaps[name]) gaps[name] = t(Reflect.get(STAGE_NAMES, gaps[name]) ?? gaps[name]);
    return t(english, gaps);
  }
  return t(sentence);
}
