import { RestFault } from '../fault.ts';

/**
 * Refuses a request for another schema than public.
 * @throws RestFault 406 PGRST106
 */
export function requirePublicSchema(headers: Headers): void {
  for (const name of ['Accept-Profile', 'Content-Profile']) {
    const schema = headers.get(name) ?? 'public';
    if (schema !== 'public') {
      throw new RestFault(406, 'PGRST106', `Invalid schema: ${schema}`, {
        hint: 'Only the following schemas are exposed: public',
      });
    }
  }
}
