import type { Company } from '../../content/company/company.ts';

/** The company in a few labelled facts, each taken from where it is kept. */
export function companyFacts(
  company: Pick<Company, 'legalName' | 'offices'>,
  counts: { brands: number; models: number },
): (readonly [label: string, value: string])[] {
  const { registered, experienceCentre } = company.offices;
  return [
    ['Food brands', String(counts.brands)],
    ['Ways to franchise', String(counts.models)],
    [registered.label, registered.city],
    [experienceCentre.label, `${experienceCentre.city}, ${experienceCentre.region}`],
    ['Company', company.legalName],
  ];
}
