import type * as v from 'valibot';
import type { DeskCalls } from '../../../contract/desk-calls.ts';
import { backend } from './backend.ts';
import { DeskError, readAnswer } from './desk-error.ts';

export async function callDesk<Name extends keyof DeskCalls, Schema extends v.GenericSchema>(
  name: Name,
  given: DeskCalls[Name],
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (navigator.onLine === false) {
    const { askDevice } = await import('../offline/without-network.ts');
    return readAnswer(schema, await askDevice(name, given), name);
  }
  const { data, error, status } = await backend.rpc(name, given);
  if (error) throw new DeskError(error.message, status);
  return readAnswer(schema, data, name);
}
