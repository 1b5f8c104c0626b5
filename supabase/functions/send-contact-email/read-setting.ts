/**
 * @param name of a secret that the platform or the owner has set
 * @throws Error that names it when it is missing
 */
export function readSetting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}
