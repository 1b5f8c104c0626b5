import type { PageContent } from '../content/page/page.ts';
import { formatDate } from '../format/date.ts';
import { formatPhone } from '../format/phone.ts';
import { Paper } from '../tagged-pdf/paper.ts';
import type { ProspectusContext } from './write-prospectus.ts';

/** The checklist for franchise agreements on paper: boxes to tick, the words explained, the papers needed. */
export async function writeAgreementPaper(
  page: PageContent<'agreement'>,
  { company, siteUrl, today }: Pick<ProspectusContext, 'company' | 'siteUrl' | 'today'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { checklist, glossary, papers } = page;
  const day = formatDate(today);
  const paper = new Paper({
    title: page.seo.title,
    author: company.legalName,
    subject: page.seo.description,
    madeAt: today,
    foot: `${company.tradeName} · ${page.seo.title} · ${day}`,
  });
  paper.text('H1', page.hero.heading);
  paper.text('P', page.hero.lead);
  paper.text('note', `${page.notice} ${day}, ${siteUrl.replace(/^https?:\/\//, '')}`);
  paper.text('H2', checklist.heading);
  paper.text('P', checklist.lead);
  for (const { name, items } of checklist.groups) {
    paper.text('H3', name);
    paper.list(items, 'box');
  }
  paper.text('H2', glossary.heading);
  paper.table({
    head: [glossary.head.term, glossary.head.meaning],
    rows: glossary.terms.map(({ term, meaning }) => [term, meaning]),
    shares: [0.24, 0.76],
  });
  paper.text('H2', papers.heading);
  paper.text('P', papers.lead);
  paper.list(papers.items, 'box');
  paper.text('note', `${company.legalName}, ${formatPhone(company.franchisePhone)}`);
  return paper.finish();
}
