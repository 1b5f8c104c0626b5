import type { ReactNode } from 'react';
import { contactPath, type InterestModel } from '../../contract/interest/interest.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { BadgeCheck, Check, X } from '../../ui/icon/icons.ts';
import type { Company } from '../content/company.ts';
import type { PageContent } from '../content/page/page.ts';
import type { Point } from '../content/shared/point.ts';
import { formatPhone } from '../format/phone.ts';
import './shared/pieces.css';
import styles from './terms.module.css';

export interface ChannelListProps {
  channels: readonly { label: string; value: ReactNode; note: string }[];
}

export function ChannelList({ channels }: ChannelListProps) {
  return (
    <dl className="split">
      {channels.map(({ label, value, note }) => (
        <div key={label} className={`panel ${styles.channel}`}>
          <dt className="small strong">
            <Icon icon={BadgeCheck} /> {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an agreement should answer, with boxes to tick on the screen or on paper; nothing of it is sent. */
export function Checklist({ groups }: Pick<PageContent<'agreement'>['checklist'], 'groups'>) {
  return (
    <div className="split">
      {groups.map(({ name, items }) => (
        <fieldset key={name} className={`panel ${styles.group}`}>
          <legend className={styles.name}>{name}</legend>
          {items.map((item) => (
            <label key={item} className="tick">
              <input type="checkbox" />
              <span>{item}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

export interface FeeTableProps {
  lines: readonly PageContent<'fees'>['lines'][number][];
  models: readonly { route: InterestModel; name: string; path: string }[];
  caption: string;
  /** Stands where nobody has confirmed a value, and leads to the enquiry. */
  ask: string;
}

/** What a partner pays, a line for each fee and a column for each model; no column leaves a phone. */
export function FeeTable({ lines, models, caption, ask }: FeeTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {models.map(({ path, name }) => (
            <th key={path} scope="col">
              <a href={path}>{name}</a>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map(({ label, meaning, values }) => (
        <tbody key={label}>
          <tr>
            <th className={styles.line} colSpan={models.length} scope="rowgroup">
              <b>{label}</b> <span className="small muted">{meaning}</span>
            </th>
          </tr>
          <tr>
            {models.map(({ route, name }) => (
              <td key={route} className="strong">
                {values[route] ?? (
                  <a href={contactPath({ from: 'fees', models: [route] })}>
                    {ask}
                    <span className="visually-hidden">
                      : {label}, {name}
                    </span>
                  </a>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

export function Glossary({ terms }: { terms: readonly { term: string; meaning: string }[] }) {
  return (
    <dl className={`split lined ${styles.terms}`}>
      {terms.map(({ term, meaning }) => (
        <div key={term} id={anchorOf(term)}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const anchorOf = (term: string) => term.toLowerCase().replaceAll(/[^a-z]+/g, '-');

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

export interface OpeningStepsProps {
  points: readonly Point[];
  /** What belongs to each, in the same order. */
  steps: readonly PageContent<'opening'>['steps'][number][];
  labels: PageContent<'opening'>['labels'];
}

export function OpeningSteps({ points, steps, labels }: OpeningStepsProps) {
  const ask = <a href={contactPath({ from: 'opening' })}>{labels.ask}</a>;
  return (
    <ol className={`plain-list stack steps ${styles.steps}`}>
      {points.map(({ title, text }, at) => {
        const step = steps[at];
        return (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {step && (
              <dl className={`split ${styles.facts}`}>
                <Fact label={labels.duration}>{step.duration ?? ask}</Fact>
                <Fact label={labels.money}>{step.money ?? ask}</Fact>
                <Fact label={labels.you}>
                  <List items={step.you} />
                </Fact>
                <Fact label={labels.us}>
                  <List items={step.us} />
                </Fact>
                <Fact label={labels.papers}>{step.papers.join(' · ')}</Fact>
              </dl>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small muted strong">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export function RuleList({ rules, kind }: { rules: readonly string[]; kind: 'do' | 'never' }) {
  return (
    <ul
      className={joinClasses('plain-list checks', styles.rules, kind === 'never' && styles.never)}
    >
      {rules.map((rule) => (
        <li key={rule}>
          <Icon icon={kind === 'never' ? X : Check} />
          {rule}
        </li>
      ))}
    </ul>
  );
}
