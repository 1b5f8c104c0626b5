import { parseQuery } from '../query/parse-query.ts';
import type { Condition, TableQuery } from '../query/table-query.ts';
import { RestError } from '../rest-error.ts';

/** Parses parameters as a query string. */
export function parse(parameters: Record<string, string>): TableQuery {
  return parseQuery(new URLSearchParams(parameters).toString());
}

/** Parses one parameter as a condition. */
export function conditionOf(key: string, value: string): Condition | undefined {
  return parse({ [key]: value }).conditions[0];
}

/** Returns the error for parameters; fails the test when they are accepted. */
export function errorOf(parameters: Record<string, string>): RestError {
  try {
    parse(parameters);
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(parameters)}`);
}
