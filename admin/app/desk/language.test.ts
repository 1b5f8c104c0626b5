import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SAID } from '../../../contract/desk/contact.ts';
import { LEAD_FIELDS } from '../../../contract/desk/lead-fields.ts';
import { SUBJECTS } from '../../../contract/subjects.ts';
import ACTIONS from '../../shared/language/audit-actions.json' with { type: 'json' };
import FILLED from '../../shared/language/filled.json' with { type: 'json' };
import { t, tCount } from '../../shared/language/language.ts';
import { DAYS, FILTERS, SUBJECT_OPTIONS } from '../../shared/list-filter/filters.ts';
import { OUTCOME_NAMES, STAGE_NAMES } from '../../shared/work/stage-names.ts';
import { PLACES, SECTIONS } from './places.ts';

const read = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../shared/language/${name}.json`, import.meta.url), 'utf8'));
const hindi = read('hindi');
const punjabi = read('punjabi');

/** Components that say what these attributes hold. */
const SAYING: Readonly<Record<string, readonly string[]>> = {
  Panel: ['title', 'words'],
  PanelPart: ['title'],
  Note: ['title'],
  LoadFailed: ['what'],
  Chart: ['title', 'words'],
  LogTable: ['caption'],
  CodeForm: ['title', 'words'],
  PasswordField: ['label'],
  RunProgress: ['words'],
  RowList: ['title'],
  Verdict: ['words'],
};
/** A text of two words and more that begins like a sentence; those that nobody is shown are named. */
const SENTENCE = /^[A-Z][\w’]* \S*[a-z]/;
const UNSHOWN = new Set([
  'Invalid login credentials',
  'Only a worker of the build may be started.',
  'Sent from the lead desk to test the whole path. It removes itself.',
  'The demo was not ended: ',
  'The role could not be looked up.',
  'Why refused',
]);
/** The place Website is English: docs/owner/sign-in.md. */
const isShown = (file: string): boolean =>
  /^admin\/(?:app|features|shared)\//.test(file) && !/features\/content\//.test(file);

const sources = globSync('{admin,contract,ui}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);
/** Every text of the code, those that are certainly said, and words that stand there untranslated. */
const texts = new Set<string>();
const said = new Set<string>();
const bare: string[] = [];

const sayLiterals = (node: ts.Node | undefined): void => {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) said.add(node.text);
  else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(sayLiterals);
  else if (ts.isJsxExpression(node)) sayLiterals(node.expression);
};

/** @param isShown in rooms that speak the reader's language */
function look(node: ts.Node, isShown: boolean): void {
  if (ts.isStringLiteralLike(node)) texts.add(node.text);
  if (ts.isCallExpression(node) && node.expression.getText() === 't')
    sayLiterals(node.arguments[0]);
  if (ts.isCallExpression(node) && /^t(?:Count|Leads|Rows)$/.test(node.expression.getText()))
    node.arguments.slice(1).forEach(sayLiterals);
  if (isShown) lookClosely(node);
  ts.forEachChild(node, (child) => look(child, isShown));
}

function lookClosely(node: ts.Node): void {
  if (ts.isStringLiteralLike(node) && isSentence(node.text)) said.add(node.text);
  if (ts.isCallExpression(node) && /^(?:done|failed)$/.test(node.expression.getText()))
    node.arguments.forEach(sayLiterals);
  if (ts.isJsxAttribute(node)) {
    const { tagName } = node.parent.parent;
    if (SAYING[tagName.getText()]?.includes(node.name.getText())) sayLiterals(node.initializer);
  }
  if (isBare(node)) bare.push(node.getText().trim());
}

const isSentence = (text: string): boolean => SENTENCE.test(text) && !UNSHOWN.has(text);

/** English between tags, but for commands, and sentences with a gap that no catalogue can hold. */
function isBare(node: ts.Node): boolean {
  if (ts.isTemplateHead(node))
    return isSentence(node.text) && !FILLED.some((one) => one.startsWith(node.text));
  if (!ts.isJsxText(node) || !/[a-z]{2}/i.test(node.text)) return false;
  return !(ts.isJsxElement(node.parent) && node.parent.openingElement.getText() === '<code>');
}

for (const file of sources) {
  const text = readFileSync(file, 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind), isShown(file));
}

/** What the backend says, and the names of content: they are read at the desk by their English text. */
const BACKEND = [
  ...globSync('supabase/schemas/*.sql').map((file) =>
    readFileSync(file, 'utf8').replace(/''/g, "'"),
  ),
  ...globSync('{server/auth,supabase/functions,contract,admin/features/import}/**/*.ts').map(
    (file) => readFileSync(file, 'utf8'),
  ),
  ...['desk', 'messages'].map((name) => readFileSync(`content/${name}.yaml`, 'utf8')),
].join();
const isOfBackend = (words: string): boolean =>
  BACKEND.includes(words) || BACKEND.includes(words.replaceAll(' ', '_'));

/** Names that stay English in the code, and are said where they are shown. */
const NAMES = [
  ...Object.values(STAGE_NAMES),
  ...Object.values(OUTCOME_NAMES),
  ...Object.values(LEAD_FIELDS).flatMap(({ label, hint = label, unit = label }) => [
    label,
    hint,
    unit,
  ]),
  ...[PLACES, SECTIONS].flat().map(({ name }) => name),
  ...[DAYS, FILTERS, SUBJECT_OPTIONS].flat().map(({ label }) => label),
  ...SUBJECTS,
  ...SAID,
  ...FILLED,
  ...Object.values(ACTIONS),
];

test.each([
  ['Hindi', hindi],
  ['Punjabi', punjabi],
])(
  'in %s nothing is missing, nothing is left over, and every gap is filled',
  (_name, catalogue) => {
    const keys = Object.keys(catalogue);
    expect([...said, ...NAMES].filter((text) => text && !(text in catalogue))).toEqual([]);
    const known = new Set([...texts, ...NAMES]);
    expect(keys.filter((key) => !known.has(key) && !isOfBackend(key))).toEqual([]);
    const gaps = (text = '') => text.match(/\{\w+\}/g)?.sort() ?? [];
    expect(keys.filter((key) => gaps(key).join() !== gaps(catalogue[key]).join())).toEqual([]);
  },
);

test('no English stands where nobody translates it', () => expect(bare).toEqual([]));

test('a sentence that comes with its gaps filled is one that the backend says', () => {
  const parts = FILLED.flatMap((sentence) => sentence.split(/\{\w+\}/)).map((part) => part.trim());
  expect(parts.filter((part) => !BACKEND.includes(part))).toEqual([]);
});

test('English is what the code says, with its gaps filled', () => {
  expect(t('Moved to {stage}', { stage: 'Won' })).toBe('Moved to Won');
  expect([1, 1200].map((count) => tCount(count, '1 lead', '{count} leads'))).toEqual([
    '1 lead',
    '1,200 leads',
  ]);
});
