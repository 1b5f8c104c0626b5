import type { Transaction } from '../database/database.ts';
import { notOffered, RestError } from './rest-error.ts';

export type RunAsCaller = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

const OBJECT = 'application/vnd.pgrst.object+json';
const ANY_JSON = /(?:^|,) *(?:\*\/\*|application\/\*|application\/json) *(?:[;,]|$)/i;

/** 406 for any schema but public, 400 for what is not offered. */
export function readHeaders(headers: Headers) {
  for (const name of ['Accept-Profile', 'Content-Profile']) {
    const schema = headers.get(name) ?? 'public';
    if (schema === 'public') continue;
    throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
      hint: 'Only the following schemas are exposed: public',
    });
  }
  for (const name of ['Prefer', 'Range']) {
    const value = headers.get(name);
    if (value !== null) throw notOffered(`the header ${name}: ${value}`);
  }
  const accept = headers.get('Accept') ?? '*/*';
  // The only row as an object, as `.single()` asks; else a list of rows or a value.
  const isObject = accept === OBJECT;
  if (!isObject && !ANY_JSON.test(accept)) throw notOffered(`answers as ${accept}`);
  return { isObject, contentType: `${isObject ? OBJECT : 'application/json'}; charset=utf-8` };
}
