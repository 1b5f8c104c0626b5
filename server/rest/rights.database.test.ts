import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { ACTORS, type Actor } from '../../supabase/tests/actors.ts';
import { FUNCTION_RIGHTS } from '../../supabase/tests/function-rights.ts';
import { startRestService } from './testing/rest-service.ts';

/** Functions that need no arguments; among them every set of actors that may call one. */
const CALLS = Object.entries(FUNCTION_RIGHTS).flatMap(([signature, { allowed }]) => {
  const [name = '', parameters] = signature.split('(');
  return parameters === ')' ? [{ name, allowed }] : [];
});

const service = await startRestService();
const as = async (role: 'admin' | 'member' | 'viewer' | 'editor' | 'caller') =>
  service.clientFor((await service.signUp(role)).token);
const clients: Record<Actor, SupabaseClient> = {
  anonymous: service.clientFor(),
  stranger: await as('member'),
  viewer: await as('viewer'),
  editor: await as('editor'),
  caller: await as('caller'),
  administrator: await as('admin'),
  service: service.clientFor(service.serviceToken),
};

test.each(ACTORS)(
  '%s is answered where the matrix says so, and refused elsewhere',
  async (actor) => {
    const answers: [string, unknown][] = [];
    for (const { name } of CALLS) {
      const { status, error } = await clients[actor].rpc(name, {});
      answers.push([name, error ? [status, error.code] : status < 300]);
    }
    const denied = [actor === 'anonymous' ? 401 : 403, '42501'];
    const wanted = CALLS.map(({ name, allowed }) => [name, allowed.includes(actor) || denied]);
    expect(answers).toEqual(wanted);
    expect(new Set(CALLS.map(({ allowed }) => allowed.join())).size).toBeGreaterThan(3);
  },
);
