import { formatDate } from '../format/date.ts';
import { fillGaps } from '../format/fill-gaps.ts';
import { drawAwning } from '../tagged-pdf/awning.ts';
import { Paper } from '../tagged-pdf/paper.ts';
import { COLUMN, SHEET } from '../tagged-pdf/sheet.ts';
import { breakLines, drawLines } from '../tagged-pdf/typeset.ts';
import type { ProspectusGround } from './prospectus.ts';

export interface CoverContent {
  title: string;
  /** What the paper is about, for whoever lists files. */
  subject: string;
  lead: string;
  /** A JPEG, and what it shows. */
  picture: { bytes: Buffer; alt: string };
  /** Two to three figures with what they are. */
  figures: readonly { label: string; value: string }[];
  colours: { ground: string; letter: string; accent: string };
}

const PICTURE = { top: 26, height: 392 } as const;
const COVER_AWNING = { drop: 26, scallop: 27.06 } as const;

/** How a sentence names the site. */
export const nameSite = (siteUrl: string): string => siteUrl.replace(/^https?:\/\//, '');

/** A paper with its page one: the dish under an awning, the name, what it takes. Words go on the next page. */
export function openProspectus(
  content: CoverContent,
  { words, company, siteUrl, today }: ProspectusGround,
): Paper {
  const { title, colours, picture, figures } = content;
  const date = formatDate(today);
  const paper = new Paper({
    title: `${title}: ${words.kicker}`,
    author: company.legalName,
    subject: content.subject,
    madeAt: today,
    foot: `${company.tradeName} · ${title} · ${date}`,
  });
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
  paper.words('head', words.kicker.toUpperCase(), {
    ...plain,
    size: 10,
    colour: colours.accent,
    after: 8,
  });
  paper.words('H1', title, { ...plain, size: 44, leading: 1.02, after: 12 });
  paper.words('P', content.lead, { ...plain, size: 13, width: COLUMN * 0.86, after: 26 });
  drawFigures(paper, figures, colours);
  paper.y = SHEET.bottom - 44;
  paper.words('head', words.stamp, { ...plain, colour: colours.accent, after: 2 });
  paper.words('note', fillGaps(words.made, { date, site: nameSite(siteUrl) }), plain);
  paper.addPage();
  return paper;
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
