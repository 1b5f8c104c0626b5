import PDFDocument from 'pdfkit';
import { readColour } from '../../ui/theme/read-colour.ts';
import { FACES } from './faces.ts';
import { breakLines, drawLines, heightOf, type Setting, widthOf } from './typeset.ts';

/** A4 in points, with the room that text keeps from its edges. */
export const SHEET = {
  width: 595.28,
  height: 841.89,
  margin: 52,
  /** Where the text of a following page begins, and where it ends. */
  top: 84,
  bottom: 778,
} as const;

export const COLUMN = SHEET.width - 2 * SHEET.margin;

/** Colours of a printed paper: those of the light theme on white. */
const INKS = {
  text: readColour('text'),
  muted: readColour('muted'),
  action: readColour('action'),
  night: readColour('night'),
  onNight: readColour('on-night'),
  accent: readColour('accent'),
  band: readColour('band'),
  hairline: readColour('hairline'),
} as const;

/** A setting with the gaps around its paragraphs, in points. */
type ParagraphSetting = Setting & { before: number; after: number };

const SETTINGS = {
  H1: { face: FACES.display, size: 30, leading: 1.08, colour: INKS.night, before: 0, after: 10 },
  H2: { face: FACES.display, size: 18, leading: 1.15, colour: INKS.night, before: 20, after: 6 },
  H3: { face: FACES.bold, size: 11, leading: 1.3, colour: INKS.action, before: 8, after: 2 },
  P: { face: FACES.plain, size: 10, leading: 1.5, colour: INKS.text, before: 0, after: 6 },
  note: { face: FACES.plain, size: 9, leading: 1.45, colour: INKS.muted, before: 2, after: 6 },
  head: { face: FACES.bold, size: 8.5, leading: 1.3, colour: INKS.night, before: 0, after: 0 },
  cell: { face: FACES.plain, size: 9.5, leading: 1.4, colour: INKS.text, before: 0, after: 0 },
  rowHead: { face: FACES.strong, size: 9.5, leading: 1.4, colour: INKS.text, before: 0, after: 0 },
} as const satisfies Record<string, ParagraphSetting>;

export interface PaperFacts {
  title: string;
  author: string;
  subject: string;
  /** Stands in the file and makes equal content equal bytes. */
  madeAt: Date;
  /** At the foot of each page but the first, left of its number; without it there is none. */
  foot?: string;
}

interface TableContent {
  head: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly (readonly string[])[];
  /** Share of the line that each column has; together 1. */
  shares: readonly number[];
}

interface Place {
  x: number;
  y: number;
}

const CELL_PADDING = { x: 8, y: 6 } as const;

/** With the structure that screen readers follow (PDF/UA); text goes on overleaf by itself. */
export class Paper {
  readonly pen: PDFKit.PDFDocument;
  y: number = SHEET.top;
  readonly title: string;
  readonly #foot: string | undefined;
  /** What is drawn becomes part of this piece of structure. */
  #parent: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;

  constructor({ title, author, subject, madeAt, foot }: PaperFacts) {
    this.title = title;
    this.#foot = foot;
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
    this.#parent = this.pen.struct('Document');
    this.pen.addStructure(this.#parent);
  }

  /** Draws what only decorates: screen readers pass over it. */
  decorate(draw: (pen: PDFKit.PDFDocument) => void): void {
    this.pen.markContent('Artifact', { type: 'Layout' });
    draw(this.pen);
    this.pen.endMarkedContent();
  }

  addPage(y: number = SHEET.top): void {
    this.pen.addPage();
    this.y = y;
  }

  /** Goes to the next page if there is less room than `height` points. */
  #keep(height: number): void {
    if (this.pen.bufferedPageRange().count === 0 || this.y + height > SHEET.bottom) this.addPage();
  }

  /** All that `write` adds stands within one piece of structure, for instance `L` or `TR`. */
  group(tag: string, write: () => void, options: object = {}): void {
    const parent = this.#parent;
    const element = this.pen.struct(tag, options);
    parent.add(element);
    this.#parent = element;
    write();
    element.end();
    this.#parent = parent;
  }

  mark(tag: string, draw: () => void, options: object = {}): void {
    this.group(
      tag,
      () => {
        this.#parent.add(this.pen.markStructureContent(tag));
        draw();
        this.pen.endMarkedContent();
      },
      options,
    );
  }

  /** A picture with its alternative text. @param box left, top, width and height */
  figure(alt: string, box: readonly [number, number, number, number], draw: () => void): void {
    const [x, y, width, height] = box;
    this.mark('Figure', draw, { alt, bbox: [x, y, x + width, y + height], placement: 'Block' });
  }

  link(url: string, text: string, setting: Setting, at: Place): void {
    this.mark('Link', () => {
      drawLines(this.pen, [text], setting, at);
      const size = [widthOf(text, setting), setting.size * setting.leading] as const;
      // pdfkit writes plain strings as names; its types leave the structure out.
      const options = { structParent: this.#parent, Contents: new String(text) as string };
      this.pen.link(at.x, at.y, ...size, url, options as PDFKit.Mixins.AnnotationOption);
    });
  }

  /** A paragraph in one of the settings; a heading stays with what follows it. */
  text(
    role: keyof typeof SETTINGS,
    text: string,
    { width = COLUMN, ...changes }: { width?: number } & Partial<ParagraphSetting> = {},
  ): void {
    const setting: ParagraphSetting = { ...SETTINGS[role], ...changes };
    const lines = breakLines(text, setting, width);
    const isHeading = /^H\d$/.test(role);
    const before = () => (this.y === SHEET.top ? 0 : setting.before);
    this.#keep(before() + heightOf(lines, setting) + (isHeading ? 60 : 0));
    this.y += before();
    this.mark(isHeading ? role : 'P', () => {
      this.y = drawLines(this.pen, lines, setting, { x: SHEET.margin, y: this.y });
    });
    this.y += setting.after;
  }

  /** A list; each item is a title and the sentence behind it. */
  list(items: readonly { title: string; text: string }[]): void {
    const inset = 16;
    const x = SHEET.margin + inset;
    this.group('L', () => {
      for (const { title, text } of items) {
        const head = breakLines(title, SETTINGS.H3, COLUMN - inset);
        const lines = breakLines(text, SETTINGS.P, COLUMN - inset);
        this.#keep(heightOf(head, SETTINGS.H3) + heightOf(lines, SETTINGS.P) + 6);
        this.group('LI', () => {
          this.decorate((pen) => pen.circle(SHEET.margin + 4, this.y + 7.5, 2.2).fill(INKS.accent));
          this.mark('LBody', () => {
            this.y = drawLines(this.pen, head, SETTINGS.H3, { x, y: this.y });
            this.y = drawLines(this.pen, lines, SETTINGS.P, { x, y: this.y });
          });
        });
        this.y += 5;
      }
    });
    this.y += 4;
  }

  /** A table; on a following page its heads stand again, for eyes alone. */
  table({ head, rows, shares }: TableContent): void {
    this.#keep(90);
    this.group('Table', () => {
      const headCells = layOutRow(head, shares, () => SETTINGS.head);
      this.#row(headCells, 'head');
      for (const row of rows) {
        const cells = layOutRow(row, shares, (at) => SETTINGS[at === 0 ? 'rowHead' : 'cell']);
        if (this.y + cells.height > SHEET.bottom) {
          this.addPage();
          this.#row(headCells, 'repeated head');
        }
        this.#row(cells, 'row');
      }
    });
    this.y += 10;
  }

  #row({ cells, height }: TableRow, kind: 'head' | 'repeated head' | 'row'): void {
    const top = this.y;
    this.y += height;
    this.decorate((pen) => {
      if (kind !== 'row') pen.rect(SHEET.margin, top, COLUMN, height).fill(INKS.band);
      pen.moveTo(SHEET.margin, this.y).lineTo(SHEET.margin + COLUMN, this.y);
      pen.lineWidth(0.7).stroke(INKS.hairline);
    });
    const draw = ({ lines, setting, x }: TableRow['cells'][number]) =>
      drawLines(this.pen, lines, setting, { x, y: top + CELL_PADDING.y });
    if (kind === 'repeated head') {
      this.decorate(() => cells.forEach(draw));
      return;
    }
    this.group('TR', () => {
      for (const [at, cell] of cells.entries()) {
        const scope = kind === 'head' ? 'Column' : 'Row';
        if (kind === 'row' && at > 0) this.mark('TD', () => draw(cell));
        else this.mark('TH', () => draw(cell), { scope });
      }
    });
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#parent.end();
    const { count } = this.pen.bufferedPageRange();
    const setting = { ...SETTINGS.note, size: 8 };
    const y = SHEET.height - 42;
    for (let page = 1; page < count && this.#foot; page += 1) {
      const foot = this.#foot;
      this.pen.switchToPage(page);
      this.decorate((pen) => {
        drawAwning(pen, { drop: 8, scallop: 16.54 });
        pen.moveTo(SHEET.margin, y).lineTo(SHEET.width - SHEET.margin, y);
        pen.lineWidth(0.7).stroke(INKS.hairline);
        drawLines(pen, [foot], setting, { x: SHEET.margin, y: y + 6 });
        const x = SHEET.width - SHEET.margin - 24;
        drawLines(pen, [`${page + 1} / ${count}`], setting, { x, y: y + 6 });
      });
    }
    this.pen.end();
    return this.#bytes;
  }
}

interface TableRow {
  cells: { lines: string[]; setting: Setting; x: number }[];
  height: number;
}

function layOutRow(
  texts: readonly string[],
  shares: readonly number[],
  settingOf: (at: number) => Setting,
): TableRow {
  let left = SHEET.margin;
  const cells = texts.map((text, at) => {
    const [setting, x, width] = [settingOf(at), left + CELL_PADDING.x, COLUMN * (shares[at] ?? 0)];
    left += width;
    return { setting, x, lines: breakLines(text, setting, width - 2 * CELL_PADDING.x) };
  });
  const heights = cells.map(({ lines, setting }) => heightOf(lines, setting));
  return { cells, height: Math.max(...heights) + 2 * CELL_PADDING.y };
}

/** The striped awning of our stalls along the upper edge of a page; lengths in points. */
export function drawAwning(
  pen: PDFKit.PDFDocument,
  { drop, scallop }: { drop: number; scallop: number },
): void {
  const count = Math.ceil(SHEET.width / scallop);
  for (let place = 0; place < count; place += 1) {
    const x = place * scallop;
    const colour = place % 2 === 0 ? INKS.action : INKS.onNight;
    pen.rect(x, 0, scallop, drop).fill(colour);
    pen.circle(x + scallop / 2, drop, scallop / 2).fill(colour);
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
