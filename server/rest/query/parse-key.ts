import { RestFault } from '../fault.ts';
import { Scanner } from './scanner.ts';

/** What the name of a query parameter asks for. */
export type Key =
  | { kind: 'filter'; column: string }
  | { kind: 'group'; operator: 'and' | 'or'; isNegated: boolean };

/**
 * Parses the name of a parameter that is not reserved: a column, or `[not.]and`, `[not.]or`.
 * @throws RestFault 400, also for a column of an embedded relation; there is none here.
 */
export function parseKey(text: string): Key {
  const group = /^(not\.)?(and|or)$/.exec(text);
  if (group) {
    const operator = group[2] === 'and' ? 'and' : 'or';
    return { kind: 'group', operator, isNegated: group[1] !== undefined };
  }
  const scanner = new Scanner('tree path', text);
  const column = scanner.readName();
  if (scanner.sees(/\./y)) {
    throw unknownResource(column);
  }
  scanner.expectEnd();
  return { kind: 'filter', column };
}

/** 400 for a parameter of an embedded relation. */
export function unknownResource(relation: string): RestFault {
  return new RestFault(
    400,
    'PGRST108',
    `'${relation}' is not an embedded resource in this request`,
    { hint: `Verify that '${relation}' is included in the 'select' query parameter.` },
  );
}
