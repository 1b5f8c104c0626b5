type Catalogue = ReadonlyMap<string, string>;

const FUNCTION = 'function ';
const RIGHT = 'right on function ';

/**
 * Says as SQL what leads from one catalogue to the other: functions whole, with their rights; a list of everything
 * else, which a person writes.
 */
export function compareCatalogues(before: Catalogue, after: Catalogue): string {
  const things = [...new Set([...before.keys(), ...after.keys()])];
  const changed = things.filter((thing) => before.get(thing) !== after.get(thing));
  const byHand = changed.filter(
    (thing) => !(thing.startsWith(FUNCTION) || thing.startsWith(RIGHT)),
  );
  const functions = changed.filter((thing) => thing.startsWith(FUNCTION));
  const dropped = functions.filter((thing) => !after.has(thing));
  const withRights = changed.filter((thing) => thing.startsWith(RIGHT)).map(functionOf);
  const isNew = (thing: string) => after.has(thing) && !before.has(thing);
  const guarded = functions.filter(isNew).map((thing) => thing.slice(FUNCTION.length));
  return [
    ...(byHand.length > 0 ? [listByHand(byHand, before, after)] : []),
    ...dropped.map((thing) => `drop ${thing};\n`),
    ...functions.flatMap((thing) =>
      after.has(thing) ? [`${after.get(thing)?.trimEnd()};\n`] : [],
    ),
    ...[...new Set([...guarded, ...withRights])]
      .filter((name) => after.has(FUNCTION + name))
      .map((name) => writeRights(name, after)),
  ].join('\n');
}

/** `public.f(text)` of `right on function public.f(text): EXECUTE to authenticated`. */
const functionOf = (right: string): string => right.slice(RIGHT.length, right.lastIndexOf(': '));

function listByHand(things: readonly string[], before: Catalogue, after: Catalogue): string {
  const lines = things.flatMap((thing) => [
    `--   ${thing}`,
    ...(before.has(thing) ? [`--     was ${oneLine(before.get(thing))}`] : []),
    ...(after.has(thing) ? [`--     is  ${oneLine(after.get(thing))}`] : []),
  ]);
  return ['-- Write here, and take these lines away:', ...lines, ''].join('\n');
}

const oneLine = (text = ''): string => text.replace(/\s+/g, ' ');

function writeRights(name: string, after: Catalogue): string {
  const roles = [...after.keys()]
    .filter((thing) => thing.startsWith(RIGHT) && functionOf(thing) === name)
    .map((thing) => thing.slice(thing.lastIndexOf(' ') + 1));
  return [
    `revoke all on function ${name} from public, anon, authenticated, service_role;`,
    ...roles.map((role) => `grant execute on function ${name} to ${role};`),
    '',
  ].join('\n');
}
