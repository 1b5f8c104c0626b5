import ts from 'typescript';

/** One small change of a source file that its tests should notice. */
export interface Mutant {
  /** Relative to the project. */
  file: string;
  /** From 1. */
  line: number;
  /** Offsets of the replaced text. */
  start: number;
  end: number;
  replacement: string;
  /** What was done, for the report: the old text and the new one. */
  change: string;
}

type Edit = Pick<Mutant, 'start' | 'end' | 'replacement'>;

/** Each operator against the one that differs from it at a boundary or in its sense. */
const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
};

/** SQL as text: comparisons, negations and limits, outside of comments. */
const SQL_CHANGES: readonly [RegExp, string][] = [
  [/ is not null/g, ' is null'],
  [/(?<!distinct) and not /g, ' and '],
  [/ <= /g, ' > '],
  [/ < (?!=|>)/g, ' >= '],
  [/interval '(\d+) /g, "interval '100$1 "],
  [/if not found/g, 'if found'],
];

/**
 * Every mutant of one file: operators, conditions, numbers, booleans and statements that only call.
 * @param file path relative to the project; `.sql` is changed as text, everything else as TypeScript
 */
export function findMutants(file: string, text: string): Mutant[] {
  const edits = file.endsWith('.sql') ? findSqlEdits(text) : findCodeEdits(file, text);
  return edits.map((edit) => {
    const old = text.slice(edit.start, edit.end);
    const line = text.slice(0, edit.start).split('\n').length;
    const change = `${shorten(old)} → ${shorten(edit.replacement) || 'nothing'}`;
    return { file, line, ...edit, change };
  });
}

const shorten = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 60);

function findSqlEdits(text: string): Edit[] {
  const code = text.replace(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  return SQL_CHANGES.flatMap(([pattern, replacement]) =>
    [...code.matchAll(pattern)].map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
      replacement: found[0].replace(new RegExp(pattern.source), replacement),
    })),
  );
}

function findCodeEdits(file: string, text: string): Edit[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    edits.push(...editsOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits;
}

function editsOf(node: ts.Node, source: ts.SourceFile): Edit[] {
  const whole = (replacement: string, of: ts.Node = node): Edit => ({
    start: of.getStart(source),
    end: of.getEnd(),
    replacement,
  });
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS[node.operatorToken.kind];
    return operator && !isText(node) ? [whole(operator, node.operatorToken)] : [];
  }
  if (ts.isIfStatement(node))
    return [whole('false', node.expression), whole('true', node.expression)];
  if (ts.isConditionalExpression(node))
    return [whole('true', node.condition), whole('false', node.condition)];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [whole(node.operand.getText(source))];
  // A hundred times; zeros behind a decimal point would change nothing.
  if (ts.isNumericLiteral(node)) return [whole(String(Number(node.text) * 100 || 1))];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [whole('false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [whole('true')];
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return [whole('')];
  return [];
}

/** A `+` that joins text has no counterpart. */
const isText = ({ operatorToken, left, right }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.PlusToken &&
  [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

const isCall = (node: ts.Expression): boolean =>
  ts.isAwaitExpression(node) ? isCall(node.expression) : ts.isCallExpression(node);
