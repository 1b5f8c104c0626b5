import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SAID } from '../../../contract/desk/contact.ts';
import { LEAD_FIELDS } from '../../../contract/desk/lead-fields.ts';
import { SUBJECTS } from '../../../contract/subjects.ts';
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
};
/** English on purpose: docs/owner/sign-in.md. */
const ENGLISH =
  /features\/(?:content|export|health|import|team)\/|desk\/content|(?:audit|bin|person|spam)-view/;

const sources = globSync('{admin,contract,ui/toast}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);
/** Every text of the code, and those that are certainly said. */
const texts = new Set<string>();
const said = new Set<string>();

const sayLiterals = (node: ts.Node | undefined): void => {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) said.add(node.text);
  else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(sayLiterals);
  else if (ts.isJsxExpression(node)) sayLiterals(node.expression);
};

function look(node: ts.Node, isEnglish: boolean): void {
  if (ts.isStringLiteralLike(node) && !isEnglish) texts.add(node.text);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    if (node.expression.text === 't') sayLiterals(node.arguments[0]);
    if (node.expression.text === 'tCount') node.arguments.slice(1).forEach(sayLiterals);
  }
  if (ts.isJsxAttribute(node) && !isEnglish) {
    const { tagName } = node.parent.parent;
    if (SAYING[tagName.getText()]?.includes(node.name.getText())) sayLiterals(node.initializer);
  }
  ts.forEachChild(node, (child) => look(child, isEnglish));
}
for (const file of sources) {
  const text = readFileSync(file, 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind), ENGLISH.test(file));
}

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
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    const gaps = (text = '') => text.match(/\{\w+\}/g)?.sort() ?? [];
    expect(keys.filter((key) => gaps(key).join() !== gaps(catalogue[key]).join())).toEqual([]);
  },
);

test('English is what the code says, with its gaps filled', () => {
  expect(t('Moved to {stage}', { stage: 'Won' })).toBe('Moved to Won');
  expect([1, 1200].map((count) => tCount(count, '1 lead', '{count} leads'))).toEqual([
    '1 lead',
    '1,200 leads',
  ]);
});
