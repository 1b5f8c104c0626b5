import type { Company } from '../../content/company.ts';
import type { PageContent } from '../../content/page/page.ts';
import { formatPhone } from '../../format/phone.ts';

type Ours = PageContent<'official-channels'>['ours'];

/** Every channel of the company with what it is for; numbers and addresses are those of `content/company.yaml`. */
export function listChannels(company: Company, { labels, notes }: Ours, site: URL | undefined) {
  const { registered } = company.offices;
  const call = (phone: string) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;
  return [
    { label: labels.site, value: site?.host ?? '', note: notes.site },
    { label: labels.contact, value: call(company.phone), note: notes.contact },
    { label: labels.franchise, value: call(company.franchisePhone), note: notes.franchise },
    { label: labels.chat, value: formatPhone(company.chat.number), note: notes.chat },
    {
      label: labels.email,
      value: <a href={`mailto:${company.email}`}>{company.email}</a>,
      note: notes.email,
    },
    {
      label: labels.office,
      value: `${registered.street}, ${registered.city} ${registered.postalCode}`,
      note: notes.office,
    },
  ];
}
