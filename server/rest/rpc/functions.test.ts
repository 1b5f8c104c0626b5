import { expect, test } from 'vitest';
import { type CallableFunction, type FunctionCatalogue, findFunction } from './functions.ts';

const callable = (name: string, names: string[], required = names): CallableFunction => ({
  name,
  arguments: new Map(names.map((argument) => [argument, 'text'])),
  required,
  returns: 'value',
  isOpenToAnonymous: true,
});

const CATALOGUE: FunctionCatalogue = new Map([
  ['echo', [callable('echo', ['said', 'times'], ['said'])]],
  ['two', [callable('two', []), callable('two', ['a'])]],
  ['same', [callable('same', ['a']), callable('same', ['a'])]],
]);
const find = (name: string, ...given: string[]) => findFunction(CATALOGUE, name, given);

test('an argument with a default may be left out', () => {
  expect(find('echo', 'said').name).toBe('echo');
  expect(find('echo', 'times', 'said').name).toBe('echo');
});

test('of functions with one name the arguments choose', () => {
  expect([...find('two').arguments.keys()]).toEqual([]);
  expect([...find('two', 'a').arguments.keys()]).toEqual(['a']);
});

test.each([
  ['echo', ['times'], 'echo(times)', 'echo with parameters times'],
  ['echo', ['said', 'x'], 'echo(said, x)', 'echo with parameters said, x'],
  ['echo', [], 'echo without parameters', 'echo without parameters'],
  ['nobody', [], 'nobody without parameters', 'nobody without parameters'],
])('%s with %j is not known', (name, given, asked, searched) => {
  expect(() => find(name, ...given)).toThrow(
    expect.objectContaining({
      status: 404,
      code: 'PGRST202',
      message: `Could not find the function public.${asked} in the schema cache`,
      details: `Searched for the function public.${searched}, but no matches were found in the schema cache.`,
    }),
  );
});

test('between equal candidates nobody chooses', () => {
  expect(() => find('same', 'a')).toThrow(
    expect.objectContaining({ status: 300, code: 'PGRST203' }),
  );
});
