import { RestFault } from '../fault.ts';
import type { Condition, TableQuery } from '../query/ast.ts';
import { parseQuery } from '../query/parse-query.ts';

/** Parses parameters as a query string on table leads. */
export function parse(parameters: Record<string, string>): TableQuery {
  return parseQuery(new URLSearchParams(parameters).toString(), 'leads');
}

/** The condition that one parameter says. */
export function conditionOf(key: string, value: string): Condition | undefined {
  return parse({ [key]: value }).conditions[0];
}

/** The fault that refuses the parameters; fails where they are accepted. */
export function faultOf(parameters: Record<string, string>): RestFault {
  try {
    parse(parameters);
  } catch (error) {
    if (error instanceof RestFault) return error;
    throw error;
  }
  throw new Error(`accepted: ${JSON.stringify(parameters)}`);
}
