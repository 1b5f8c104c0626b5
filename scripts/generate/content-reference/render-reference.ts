import { readFileSync } from 'node:fs';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts';
import { type Field, listFields } from './list-fields.ts';

/** Where it is written, from the project's folder. */
export const REFERENCE = 'docs/content-reference.md';

/** A doc comment of one line or more, and the field behind it. */
const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*'?([\w-]+)'?: /g;

const HEAD = `# Every file of content, field by field

Written by \`npm run generate -- content-reference\` from the schemas in \`site/content/\`; do not edit. What to
change where: [content model](developer/content-model.md).

- \`a.b\` is a field \`b\` indented below \`a\`; \`a[].b\` the field \`b\` of each entry of the list \`a\`.
- A field stops the build where it is missing, unless it is *optional*; so does a field that is not listed.
- *Or a sample*: \`{ value: …, sample: true }\` until the owner has confirmed it.
- Rules between fields, such as a dish's price within its brand's range, are checked by the build.
`;

/** @returns docs/content-reference.md as the schemas have it */
export function renderReference(): string {
  const titles = CONTENT_KINDS.map(({ files }) => `- [${titleOf(files)}](#${anchorOf(files)})`);
  return `${[HEAD, ...titles, '', ...CONTENT_KINDS.map(renderKind)].join('\n').trimEnd()}\n`;
}

const titleOf = (files: string): string => `content/${files.replaceAll('*', '<name>')}`;

/** As GitHub makes it of a heading: small letters, nothing but letters, digits and hyphens. */
const anchorOf = (files: string): string =>
  titleOf(files)
    .toLowerCase()
    .replace(/[^\w\- ]/g, '');

function renderKind({ files, schema, source, isList }: ContentKind): string {
  const comments = readComments(source);
  const isText = files.endsWith('.md');
  const fields = listFields(schema).filter(({ isRequired, takes, words }) => {
    return !(isRequired && takes === 'fields' && !words);
  });
  return [
    `## \`${titleOf(files)}\``,
    '',
    ...(isList ? ['A list; each entry has these fields.', ''] : []),
    ...(isText ? ['Between the lines `---` at the top; the text in Markdown follows.', ''] : []),
    ...joinAlike(fields.map((field) => [`\`${field.path}\``, describe(field, comments)])),
    '',
  ].join('\n');
}

/** One line for neighbours of which the same is said. */
function joinAlike(rows: readonly (readonly [path: string, says: string])[]): string[] {
  const lines: { paths: string[]; says: string }[] = [];
  for (const [path, says] of rows) {
    const last = lines.at(-1);
    if (last?.says === says) last.paths.push(path);
    else lines.push({ paths: [path], says });
  }
  return lines.map(({ paths, says }) => `- ${paths.join(', ')}: ${says}`);
}

function describe({ path, isRequired, takes, words }: Field, comments: Map<string, string>) {
  const key = path.replace(/^.*\.|\[\]/g, '');
  const said = words || comments.get(key) || '';
  return `${isRequired ? '' : '*optional* '}${takes}${said && `. ${said}`}`;
}

/** Comments on fields whose name stands once in the file, so that each is about this field. */
function readComments(source: string): Map<string, string> {
  const code = readFileSync(source, 'utf8');
  const comments = [...code.matchAll(COMMENTED)].flatMap(([, words = '', key = '']) => {
    const uses = code.match(new RegExp(`^\\s*'?${key}'?: (?!string|number|readonly)`, 'gm'));
    return uses?.length === 1 ? [[key, words.replace(/\s*\n\s*\*?\s*/g, ' ').trim()] as const] : [];
  });
  return new Map(comments);
}
