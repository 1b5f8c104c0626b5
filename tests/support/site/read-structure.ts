import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface StructureNode {
  role?: string;
  type?: string;
  id?: string;
  alt?: string;
  children?: StructureNode[];
}

/** A piece of a tagged PDF: what it is, and the words that a screen reader says for it. */
export interface ReadPiece {
  /** For instance `H2`, `TH`, `LBody`. */
  role: string;
  words: string;
}

/**
 * The pieces of a tagged PDF in the order in which they are read aloud; empty for a PDF without tags. What only
 * decorates is not among them.
 */
export async function readStructure(bytes: Uint8Array): Promise<ReadPiece[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const file = await task.promise;
  const pieces: ReadPiece[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const words = await readMarkedWords(page);
    const tree = (await page.getStructTree()) as StructureNode | null;
    if (tree) pieces.push(...readPieces(tree, '', words));
  }
  await task.destroy();
  return pieces.filter((piece) => piece.words);
}

/** The words behind each mark of a page. */
async function readMarkedWords(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== undefined);
      // The reader keeps the end of a line in place of the space that stands there.
      if (id) words.set(id, (words.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    // A phrase in another language is marked inside of its piece, and has no id.
    else open.push(item.id ?? undefined);
  }
  return words;
}

function readPieces(
  node: StructureNode,
  within: string,
  words: ReadonlyMap<string, string>,
): ReadPiece[] {
  const role = node.role ?? within;
  const said = node.type === 'content' ? words.get(node.id ?? '') : node.alt;
  const own = { role, words: (said ?? '').replace(/\s+/g, ' ').trim() };
  return [own, ...(node.children ?? []).flatMap((child) => readPieces(child, role, words))];
}
