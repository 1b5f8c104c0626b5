type Catalogue = ReadonlyMap<string, string>;

const FUNCTION = 'function ';
const RIGHT = `right on ${FUNCTION}`;

/** Functions and their rights come as SQL; a person writes the rest from a list. */
export function compareCatalogues(before: Catalogue, after: Catalogue): string {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (thing) => before.get(thing) !== after.get(thing),
  );
  const functions = changed.filter((thing) => thing.startsWith(FUNCTION));
  const rights = changed.filter((thing) => thing.startsWith(RIGHT));
  const others = changed.filter((thing) => !functions.includes(thing) && !rights.includes(thing));
  const says = (word: string, text?: string) =>
    text === undefined ? [] : [`--     ${word} ${text.replace(/\s+/g, ' ')}`];
  return [
    ...(others.length > 0 ? ['-- Write here, and take these lines away:'] : []),
    ...others.flatMap((thing) => [
      `--   ${thing}`,
      ...says('was', before.get(thing)),
      ...says('is ', after.get(thing)),
    ]),
    ...functions.map((thing) => `${after.get(thing)?.trimEnd() ?? `drop ${thing}`};\n`),
    ...functions
      .filter((thing) => !before.has(thing))
      .map((thing) => `revoke all on ${thing} from public, anon, authenticated, service_role;`),
    ...rights.flatMap((right) => {
      const [name = '', role] = right.slice(RIGHT.length).split(': EXECUTE to ');
      if (!after.has(FUNCTION + name)) return [];
      const [verb, link] = after.has(right) ? ['grant', 'to'] : ['revoke', 'from'];
      return [`${verb} execute on function ${name} ${link} ${role};`];
    }),
  ].join('\n');
}
