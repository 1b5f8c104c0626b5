const FENCED = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** The parts of a Markdown file of content. */
export interface FrontMatter {
  /** YAML between the lines of dashes. */
  fields: string;
  /** Markdown below. */
  body: string;
  /** Line of the file that the body begins with. */
  line: number;
}

/** @returns the fields of a Markdown file and its text; undefined where no fields stand at its top */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const found = FENCED.exec(text);
  if (found?.index !== 0) return undefined;
  const [whole, fields = ''] = found;
  return { fields, body: text.slice(whole.length), line: whole.split('\n').length };
}
