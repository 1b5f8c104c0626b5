import type { ReactNode } from 'react';
import { useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Card } from '../card/card.tsx';
import { joinClasses } from '../class-names.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorSummary } from '../field/error-summary.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowRight, Inbox, Star, Trash2 } from '../icon/icons.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Table } from '../table/table.tsx';
import styles from './gallery.module.css';

export interface SampleProps {
  title: string;
  layout?: 'row' | 'grid' | 'stack' | undefined;
  children: ReactNode;
}

/** One titled group of samples. */
export function Sample({ title, layout = 'row', children }: SampleProps) {
  const titleId = useId();
  return (
    <section className={styles.sample} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={joinClasses(styles[layout])}>{children}</div>
    </section>
  );
}

const GROUNDS = ['page', 'sand', 'night'] as const;
const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['large', 'medium', 'small'] as const;

/** Type, buttons, links that look like buttons, badges and icons. */
export function ControlSamples() {
  return (
    <>
      <Sample title="Type" layout="stack">
        <h1>Heading 1: chole bhature, hot off the kadhai</h1>
        <h2>Heading 2: open your own from ₹12,50,000</h2>
        <h3>Heading 3: “Café & crème”, it’s 10 × 2 – or more…</h3>
        <p>
          Body text. Order from all nine brands in one bill, or <a href="#type">open your own</a>.
          Prices run from ₹80 to ₹399 — taxes included.
        </p>
        <ul>
          <li>Gol gappe • aloo tikki → served hot</li>
        </ul>
      </Sample>
      <Sample title="Button" layout="stack">
        {GROUNDS.map((ground) => (
          <div key={ground} className={styles.ground} data-ground={ground}>
            {KINDS.map((kind) => (
              <div key={kind} className={styles.row}>
                {SIZES.map((size) => (
                  <Button key={size} kind={kind} size={size}>
                    {`${size} ${kind}`} <Icon icon={ArrowRight} />
                  </Button>
                ))}
                <Button kind={kind} disabled>
                  Disabled
                </Button>
                <Button kind={kind} isBusy>
                  Sending...
                </Button>
              </div>
            ))}
          </div>
        ))}
      </Sample>
      <Sample title="LinkButton, Badge and Icon">
        <LinkButton href="#button" kind="secondary" opensNewTab>
          Send WhatsApp for Franchise
        </LinkButton>
        {(['green', 'blue', 'red', 'grey'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Icon icon={Star} size="large" />
        <span>
          <Icon icon={Trash2} label="Delete" />
        </span>
      </Sample>
    </>
  );
}

const SUBJECTS = [
  { value: '', label: 'Select a subject' },
  { value: 'franchise', label: 'Franchise inquiry' },
];
const ERRORS = {
  email: 'Enter an email address like name@example.com',
  message: 'Write a message',
};

/** Fields at rest and with errors. */
export function FormSamples() {
  return (
    <>
      <Sample title="Fields" layout="grid">
        <TextField label="Full Name" name="name" autoComplete="off" placeholder="Simran Kaur" />
        <TextField
          label="Phone Number"
          name="phone"
          type="tel"
          hint="With the country code if it is not India’s."
          defaultValue="98765 43210"
        />
        <SelectField label="Subject" name="subject" options={SUBJECTS} isOptional />
        <TextField label="Disabled" name="disabled" defaultValue="Cannot be changed" disabled />
        <TextArea label="Message" name="message" hint="Up to 5,000 characters." />
      </Sample>
      <Sample title="Fields with errors" layout="stack">
        <ErrorSummary
          errors={Object.entries(ERRORS).map(([name, message]) => ({
            fieldId: `invalid-${name}`,
            message,
          }))}
        />
        <form className={styles.grid} noValidate>
          <TextField
            id="invalid-email"
            label="Email Address"
            name="invalid-email"
            type="email"
            defaultValue="simran@"
            error={ERRORS.email}
          />
          <SelectField
            label="Subject"
            name="invalid-subject"
            options={SUBJECTS}
            error="Choose one of the subjects"
          />
          <TextArea
            id="invalid-message"
            label="Message"
            name="invalid-message"
            error={ERRORS.message}
          />
        </form>
      </Sample>
    </>
  );
}

const COLUMNS = [
  { id: 'name', label: 'Name' },
  { id: 'subject', label: 'Subject' },
  { id: 'amount', label: 'Investment', align: 'end' },
] as const;

/** Cards, tables, skeletons and the empty state. */
export function SurfaceSamples() {
  return (
    <>
      <Sample title="Card" layout="grid">
        {(['plain', 'sand', 'night'] as const).map((tone) => (
          <Card key={tone} as="article" tone={tone}>
            <h3>Multi-Brand Food Court</h3>
            <p>Eight to ten brands under one roof, on a {tone} card.</p>
            <p>
              <LinkButton href="#card">Explore the model</LinkButton>
            </p>
          </Card>
        ))}
      </Sample>
      {(['scroll', 'stack'] as const).map((narrow) => (
        <Sample key={narrow} title={`Table, ${narrow}`} layout="stack">
          <Table caption={`Leads, ${narrow}`} columns={COLUMNS} narrow={narrow}>
            <tr>
              <th scope="row">Simran Kaur</th>
              <td>
                <Badge tone="green">Franchise</Badge>
              </td>
              <td data-align="end">₹12,50,000</td>
            </tr>
          </Table>
        </Sample>
      ))}
      <Sample title="Skeleton" layout="stack">
        <Skeleton shape="circle" />
        <Skeleton width="short" />
        <Skeleton shape="block" />
      </Sample>
      <Sample title="EmptyState" layout="stack">
        <EmptyState
          icon={Inbox}
          title="No leads yet"
          action={<Button kind="secondary">Refresh</Button>}
        >
          <p>An enquiry sent on the contact page appears here at once.</p>
        </EmptyState>
      </Sample>
    </>
  );
}
