import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text and its place in points, measured from the lower left corner of the page. */
export interface PlacedText {
  text: string;
  left: number;
  right: number;
  bottom: number;
}

export interface PdfContent {
  title: unknown;
  author: unknown;
  language: unknown;
  pages: { width: number; height: number; texts: PlacedText[] }[];
}

/** Opens a PDF as a reader would and returns what it says and where it says it. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  // A copy: the reader detaches its bytes, and refuses a Buffer.
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const file = await task.promise;
  const { info } = await file.getMetadata();
  const pages: PdfContent['pages'] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? place(item) : []));
    pages.push({ width, height, texts });
  }
  await task.destroy();
  const { Title, Author, Language } = info as Record<string, unknown>;
  return { title: Title, author: Author, language: Language, pages };
}

/** Where a PDF leads, and what it would run; each once. */
export async function readActions(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const file = await task.promise;
  const links = new Set<string>();
  for (let number = 1; number <= file.numPages; number += 1)
    for (const { subtype, url } of await (await file.getPage(number)).getAnnotations())
      links.add(`${subtype} ${url}`);
  const found = {
    links: [...links].sort(),
    programs: await file.getJSActions(),
    opens: await file.getOpenAction(),
    attachments: await file.getAttachments(),
  };
  await task.destroy();
  return found;
}

function place(item: { str: string; transform: number[]; width: number }): PlacedText {
  const [, , , , left = 0, bottom = 0] = item.transform;
  return { text: item.str, left, right: left + item.width, bottom };
}

/** All words of a PDF on one line, with single spaces: breaks of lines and pages do not count. */
export const wordsOf = ({ pages }: PdfContent): string =>
  pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replace(/\s+/g, ' ');
