import { parseQuery } from '../query/parse-query.ts';
import type { Condition, TableQuery } from '../query/table-query.ts';
import { RestError } from '../rest-error.ts';

/** Parses parameters as a query string. */
export function parse(parameters: Record<string, string>): TableQuery {
  return parseQuery(new URLSearchParams(parameters).toString());
}

/** The condition that one parameter says. */
export function conditionOf(key: string, value: string): Condition | undefined {
  return parse({ [key]: value }).conditions[0];
}

/** The error that refuses the parameters; fails where they are accepted. */
export function errorOf(parameters: Record<string, string>): RestError {
  try {
    parse(parameters);
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(parameters)}`);
}
