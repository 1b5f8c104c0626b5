import { drawAwning } from '../tagged-pdf/awning.ts';
import type { Paper } from '../tagged-pdf/paper.ts';
import { COLUMN, SHEET } from '../tagged-pdf/sheet.ts';
import { breakLines, drawLines } from '../tagged-pdf/typeset.ts';

export interface CoverContent {
  kicker: string;
  title: string;
  lead: string;
  /** A JPEG, and what it shows. */
  picture: { bytes: Buffer; alt: string };
  /** Two to three figures with what they are. */
  figures: readonly { label: string; value: string }[];
  stamp: string;
  made: string;
  colours: { ground: string; letter: string; accent: string };
}

const PICTURE = { top: 26, height: 392 } as const;
const COVER_AWNING = { drop: 26, scallop: 27.06 } as const;

/** Page one: the dish under an awning, the name, what it takes. */
export function addCover(paper: Paper, content: CoverContent): void {
  const { colours, picture, figures } = content;
  paper.addPage(0);
  paper.decorate((pen) => pen.rect(0, 0, SHEET.width, SHEET.height).fill(colours.ground));
  const figure = paper.group('Figure', {
    alt: picture.alt,
    bbox: [0, PICTURE.top, SHEET.width, PICTURE.top + PICTURE.height],
    placement: 'Block',
  });
  figure.add(paper.pen.markStructureContent('Figure'));
  paper.pen.image(picture.bytes, 0, PICTURE.top, {
    cover: [SHEET.width, PICTURE.height],
    align: 'center',
    valign: 'center',
  });
  paper.pen.endMarkedContent();
  figure.end();
  paper.decorate((pen) => drawAwning(pen, COVER_AWNING));

  paper.y = PICTURE.top + PICTURE.height + 34;
  const plain = { before: 0, colour: colours.letter };
  paper.words('head', content.kicker.toUpperCase(), {
    ...plain,
    size: 10,
    colour: colours.accent,
    after: 8,
  });
  paper.words('H1', content.title, { ...plain, size: 44, leading: 1.02, after: 12 });
  paper.words('P', content.lead, { ...plain, size: 13, width: COLUMN * 0.86, after: 26 });
  drawFigures(paper, figures, colours);
  paper.y = SHEET.bottom - 44;
  paper.words('head', content.stamp, { ...plain, colour: colours.accent, after: 2 });
  paper.words('note', content.made, plain);
}

function drawFigures(
  paper: Paper,
  figures: CoverContent['figures'],
  { letter, accent }: CoverContent['colours'],
): void {
  const top = paper.y;
  const width = COLUMN / figures.length;
  const list = paper.group('L');
  figures.forEach(({ label, value }, index) => {
    const x = SHEET.margin + index * width;
    paper.decorate((pen) => {
      pen.moveTo(x, top).lineTo(x + width - 16, top);
      pen.lineWidth(1.4).stroke(accent);
    });
    const item = paper.pen.struct('LI');
    list.add(item);
    paper.mark('LBody', item, () => {
      const small = {
        cut: 'strong',
        size: 9,
        leading: 1.3,
        colour: letter,
        before: 0,
        after: 0,
      } as const;
      const large = { ...small, cut: 'display', size: 19, leading: 1.1 } as const;
      const y = drawLines(paper.pen, [label], small, { x, y: top + 8 });
      drawLines(paper.pen, breakLines(paper.pen, value, large, width - 16), large, { x, y: y + 3 });
    });
    item.end();
  });
  list.end();
}
