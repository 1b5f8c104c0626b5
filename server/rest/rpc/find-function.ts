import { RestFault, UnknownNameFault } from '../fault.ts';
import type { CallableFunction, FunctionCatalogue } from './functions.ts';

/**
 * The one function of this name that takes exactly these arguments, others by their defaults.
 * @throws RestFault 404 PGRST202 where there is none, 300 PGRST203 where there are several
 */
export function findFunction(
  catalogue: FunctionCatalogue,
  name: string,
  given: readonly string[],
): CallableFunction {
  const [found, ...others] = (catalogue.get(name) ?? []).filter(
    (candidate) =>
      given.every((argument) => candidate.arguments.has(argument)) &&
      candidate.required.every((argument) => given.includes(argument)),
  );
  if (found === undefined) throw unknownFunction(name, given);
  if (others.length > 0) {
    throw new RestFault(
      300,
      'PGRST203',
      `Could not choose the best candidate function between several named public.${name}`,
    );
  }
  return found;
}

function unknownFunction(name: string, given: readonly string[]): UnknownNameFault {
  const list = given.join(', ');
  const asked = given.length > 0 ? `public.${name}(${list})` : `public.${name} without parameters`;
  const searched = given.length > 0 ? ` with parameters ${list}` : ' without parameters';
  return new UnknownNameFault(
    404,
    'PGRST202',
    `Could not find the function ${asked} in the schema cache`,
    {
      details: `Searched for the function public.${name}${searched}, but no matches were found in the schema cache.`,
    },
  );
}
