import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { LANGUAGES } from '../writing/languages.ts';
import { drawAwning } from './awning.ts';
import { CUTS, faceName, latinFace, writtenFace, writtenFaceName } from './faces.ts';
import { COLUMN, INKS, SETTINGS, type Setting, SHEET } from './sheet.ts';
import { breakLines, drawLines, heightOf } from './typeset.ts';

export interface PaperFacts {
  title: string;
  author: string;
  subject: string;
  /** Stands in the file and makes equal content equal bytes. */
  madeAt: Date;
  /** Stands at the foot of each page, left of its number. */
  foot: string;
}

type Role = keyof typeof SETTINGS;
type Element = PDFKit.PDFStructureElement;

const PAGE_AWNING = { drop: 8, scallop: 16.54 } as const;

/**
 * An A4 paper that is written from top to bottom, with the structure that screen readers follow: headings,
 * paragraphs, lists, tables with their heads, pictures with words in their place (PDF/UA). What is added goes to the next
 * page by itself where it does not fit.
 */
export class Paper {
  readonly pen: PDFKit.PDFDocument;
  /** Where the next words begin. */
  y: number = SHEET.top;
  readonly #facts: PaperFacts;
  readonly #root: Element;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;

  constructor(facts: PaperFacts) {
    this.#facts = facts;
    const { title, author, subject, madeAt } = facts;
    this.pen = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as 'PDF/A-3a',
      tagged: true,
      displayTitle: true,
      lang: 'en-IN',
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: author,
        Producer: author,
        CreationDate: madeAt,
        ModDate: madeAt,
      },
    });
    this.#bytes = collect(this.pen);
    for (const cut of CUTS) {
      for (const isExtended of [false, true])
        this.#register(faceName(cut, isExtended), latinFace(cut, isExtended));
      for (const language of LANGUAGES)
        this.#register(writtenFaceName(cut, language), writtenFace(cut, language));
    }
    this.#root = this.pen.struct('Document');
    this.pen.addStructure(this.#root);
  }

  /** pdfkit takes an opened font, which its types leave out. */
  #register(name: string, font: Font): void {
    this.pen.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  }

  /** Draws what only decorates: screen readers pass over it. */
  decorate(draw: (pen: PDFKit.PDFDocument) => void): void {
    this.pen.markContent('Artifact', { type: 'Layout' });
    draw(this.pen);
    this.pen.endMarkedContent();
  }

  /** Begins a page; words start at `y`. */
  addPage(y: number = SHEET.top): void {
    this.pen.addPage();
    this.y = y;
  }

  /** Goes to the next page if there is less room than `height` points. */
  keep(height: number): void {
    if (this.pen.bufferedPageRange().count === 0 || this.y + height > SHEET.bottom) this.addPage();
  }

  /** Words of one role; a heading stays with what follows it. */
  words(
    role: Role,
    text: string,
    at: { x?: number; width?: number; tag?: string; within?: Element } & Partial<Setting> = {},
  ): void {
    const { x = SHEET.margin, width = COLUMN, tag, within, ...changes } = at;
    const setting: Setting = { ...SETTINGS[role], ...changes };
    const lines = breakLines(this.pen, text, setting, width);
    const isHeading = /^H\d$/.test(role);
    const before = this.y === SHEET.top ? 0 : setting.before;
    this.keep(before + heightOf(lines, setting) + (isHeading ? 60 : 0));
    this.y += this.y === SHEET.top ? 0 : setting.before;
    const name = tag ?? (isHeading ? role : 'P');
    this.mark(name, within ?? this.#root, () => {
      this.y = drawLines(this.pen, lines, setting, { x, y: this.y });
    });
    this.y += setting.after;
  }

  /** Draws `draw` as one piece of structure. @param tag for instance `P`, `TD` */
  mark(tag: string, within: Element, draw: () => void, options: object = {}): void {
    const element = this.pen.struct(tag, options);
    within.add(element);
    element.add(this.pen.markStructureContent(tag));
    draw();
    this.pen.endMarkedContent();
    element.end();
  }

  /** Opens a group such as `L` or `Table`; what is added to it ends with `end()`. */
  group(tag: string, options: object = {}): Element {
    const element = this.pen.struct(tag, options);
    this.#root.add(element);
    return element;
  }

  /**
   * A list; each item is a sentence, or a title and the sentence behind it.
   * @param mark what stands before each: a point, or a box to tick
   */
  list(
    items: readonly (string | { title: string; text: string })[],
    mark: 'point' | 'box' = 'point',
  ): void {
    const list = this.group('L');
    for (const item of items) {
      const { title, text } = typeof item === 'string' ? { title: '', text: item } : item;
      const inset = 16;
      const width = COLUMN - inset;
      const look = SETTINGS.P;
      const head = title ? breakLines(this.pen, title, SETTINGS.H3, width) : [];
      const lines = breakLines(this.pen, text, look, width);
      this.keep(heightOf(head, SETTINGS.H3) + heightOf(lines, look) + 6);
      const entry = this.pen.struct('LI');
      list.add(entry);
      this.decorate((pen) => {
        if (mark === 'point') pen.circle(SHEET.margin + 4, this.y + 7.5, 2.2).fill(INKS.accent);
        else
          pen
            .rect(SHEET.margin, this.y + 2.5, 9, 9)
            .lineWidth(0.8)
            .stroke(INKS.text);
      });
      this.mark('LBody', entry, () => {
        const x = SHEET.margin + inset;
        if (head.length) this.y = drawLines(this.pen, head, SETTINGS.H3, { x, y: this.y });
        this.y = drawLines(this.pen, lines, look, { x, y: this.y });
      });
      entry.end();
      this.y += 5;
    }
    list.end();
    this.y += 4;
  }

  /** Foot of each page but the first, and the bytes of the whole. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#root.end();
    const { count } = this.pen.bufferedPageRange();
    for (let page = 1; page < count; page += 1) {
      this.pen.switchToPage(page);
      this.decorate((pen) => {
        drawAwning(pen, PAGE_AWNING);
        const y = SHEET.height - 42;
        pen.moveTo(SHEET.margin, y).lineTo(SHEET.width - SHEET.margin, y);
        pen.lineWidth(0.7).stroke(INKS.hairline);
        const setting = { ...SETTINGS.note, size: 8 };
        drawLines(pen, [this.#facts.foot], setting, { x: SHEET.margin, y: y + 6 });
        const number = `${page + 1} / ${count}`;
        const x = SHEET.width - SHEET.margin - 24;
        drawLines(pen, [number], setting, { x, y: y + 6 });
      });
    }
    this.pen.end();
    return this.#bytes;
  }
}

function collect(pen: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pen.on('data', (part: Uint8Array) => parts.push(part));
    pen.on('error', reject);
    pen.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
  });
}
