import { fillGaps } from '../format/fill-gaps.ts';
import { hoursOnOneLine } from '../format/opening-hours.ts';
import { formatPhone } from '../format/phone.ts';
import type { Paper } from '../tagged-pdf/paper.ts';
import { addTable } from '../tagged-pdf/table.ts';
import type { ProspectusGround } from './prospectus.ts';

/** The last pages, the same in every prospectus: the way to an opening, what to check, questions, whom to ask. */
export function addEnding(paper: Paper, ground: ProspectusGround): void {
  const { words, franchise, steps, company, siteUrl } = ground;
  if (steps) {
    paper.words('H2', words.steps);
    paper.list(steps.items.map(({ title, text }, at) => ({ title: `${at + 1}. ${title}`, text })));
  }
  paper.words('H2', words.checks.heading);
  paper.list(words.checks.items);
  paper.words('H2', franchise.questions.heading);
  for (const { question, answer } of franchise.questions.items) {
    paper.words('H3', question);
    paper.words('P', answer);
  }
  paper.words('H2', words.reach.heading);
  paper.words('P', fillGaps(words.reach.lead, { site: siteUrl }));
  addTable(paper, {
    head: [company.tradeName, company.legalName],
    rows: contactRows(ground),
    shares: [0.3, 0.7],
  });
  paper.words('note', franchise.figureNote.note);
  paper.words('note', words.closing);
}

function contactRows({ words, company, siteUrl }: ProspectusGround): string[][] {
  const { labels } = words.reach;
  const { registered } = company.offices;
  const { cin, gstin } = company.legal;
  return [
    [labels.phone, `${formatPhone(company.franchisePhone)}, ${hoursOnOneLine(company.hours)}`],
    [labels.email, company.email],
    [labels.web, siteUrl],
    [
      labels.office,
      `${registered.street}, ${registered.city} ${registered.postalCode}, ${registered.region}`,
    ],
    ...(cin ? [['CIN', cin]] : []),
    ...(gstin ? [['GSTIN', gstin]] : []),
  ];
}
