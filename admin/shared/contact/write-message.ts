import {
  type DeskContent,
  MESSAGE_LANGUAGES,
  type MessageText,
} from '../../../contract/desk/desk-content.ts';
import { factsOf } from '../../../contract/desk/facts-of.ts';
import type { ListRow } from '../../../contract/desk/list.ts';
import { scoreLead } from '../../../contract/desk/score-lead.ts';
import { barrierTo } from '../../../contract/leads-file/contact-barriers.ts';
import { referenceOf } from '../../../contract/reference.ts';
import { prospectusPath, ROUTES } from '../../../contract/routes.ts';

export type WrittenLead = Omit<ListRow, 'message_is_cut' | 'enquiries_of_person'>;
/** By the name of a blank or condition. */
type Known = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** @param person who writes. @returns what messages to this lead can say, and in which language */
export function readKnown(lead: WrittenLead, desk: DeskContent, person: string) {
  const { city, area_sqft, budget_rupees, best_hour, place, ...facts } = factsOf(lead, desk);
  const { site, map, papers } = desk.links;
  const [model, brand] = [facts.model, facts.brand].map((one) =>
    papers.find(({ name }) => name === one?.value),
  );
  const area = area_sqft && `areaSqFt=${area_sqft.value}`;
  const paper = model ?? brand;
  const calls = lead.phone !== null && !barrierTo('call', lead);
  const known: Known = {
    ...{ person, map, calls, city: city?.value, brand: brand?.name, model: model?.name },
    name: lead.name.trim().split(/\s+/)[0],
    reference: referenceOf(lead.id),
    place: place?.value ?? area,
    budget: budget_rupees?.value,
    hour: calls && best_hour !== undefined,
    franchise: scoreLead({ enquiries_of_person: 1, ...lead }, desk) !== undefined,
    prospectus: paper && site + prospectusPath(paper.slug),
    fees: site + ROUTES.fees,
    finder: site + ROUTES.finder,
    plan: `${site}${ROUTES.payback}?${[model?.plan, brand?.plan, area].filter(Boolean).join('&')}`,
  };
  const spoken = facts.language?.value.trim().toLowerCase();
  const language = MESSAGE_LANGUAGES.find((one) => one.toLowerCase() === spoken);
  return { known, language: language ?? MESSAGE_LANGUAGES[0] };
}

/** @returns the text for this lead: a line for each sentence that holds, with its blanks filled */
export function writeMessage({ subject, sentences }: MessageText, known: Known) {
  const BLANK = /\{(\w+)\}/g;
  const fill = (words: string) => words.replaceAll(BLANK, (_, name) => String(known[name]));
  const lines = sentences.filter(({ text, when, unless }) => {
    const needed = [...text.matchAll(BLANK)].map(([, name = '']) => name).concat(when ?? []);
    return needed.every((name) => known[name]) && !(unless && known[unless]);
  });
  return { subject: fill(subject), text: lines.map(({ text }) => fill(text)).join('\n') };
}
