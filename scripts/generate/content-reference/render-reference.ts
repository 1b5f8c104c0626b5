import { readFileSync } from 'node:fs';
import { CONTENT_KINDS, type ContentKind } from './content-kinds.ts';
import { type Field, listFields } from './list-fields.ts';

/** Where it is written, from the project's folder. */
export const REFERENCE = 'docs/content-reference.md';

/** A doc comment of one line or more, and the field behind it. */
const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n\s*'?([\w-]+)'?: /g;

const HEAD = `# Every file of content, field by field

Written by \`npm run generate -- content-reference\` from the schemas in \`site/content/\`; do not edit. What to
change where: [change content](how-to/change-content.md).

- \`a.b\` is a field \`b\` indented below \`a\`; \`a[].b\` the field \`b\` of each entry of the list \`a\`.
- A field that is **needed** stops the build where it is missing; a field that is not listed stops it too.
- *May be marked as a sample*: \`{ value: …, sample: true }\` until the owner has confirmed it.
- Rules between fields, such as a dish's price within its brand's range, are said by the build.
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
  const rows = listFields(schema).map((field) => renderRow(field, comments));
  return [
    `## \`${titleOf(files)}\``,
    '',
    ...(isList ? ['A list; each entry has these fields.', ''] : []),
    ...(isText ? ['Between the lines `---` at the top; the text in Markdown follows.', ''] : []),
    '| field | needed | what stands there |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function renderRow({ path, isRequired, takes, words }: Field, comments: Map<string, string>) {
  const key = path.replace(/^.*\.|\[\]/g, '');
  const said = (words || comments.get(key) || '').replaceAll('|', '\\|');
  return `| \`${path}\` | ${isRequired ? 'yes' : ''} | ${takes}${said && `. ${said}`} |`;
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
