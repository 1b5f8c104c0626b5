import type { ComponentProps, ReactNode } from 'react';
import { type ASKED_PURPOSES, NOTICE } from '../../../contract/consent.ts';
import { fieldId } from '../../../contract/contact-template.ts';
import { ENQUIRY_FORM, type EnquiryField } from '../../../contract/enquiry-fields.ts';
import { PRIVACY_PATH } from '../../../contract/paths.ts';
import { SUBMISSION_FIELDS } from '../../../contract/submission-fields.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Send } from '../../../ui/icon/icons.ts';
import { EnquiryControl, type EnquiryControlProps } from '../enquiry-control.tsx';
import styles from './contact-form.module.css';

export interface ContactFormFrameProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Where the form is posted without JavaScript. */
  endpoint: string;
  isSending?: boolean | undefined;
  summary?: ReactNode;
  after?: ReactNode;
}

/** The `<form>` around its fields: posted natively without JavaScript, handled by the island with it. */
export function ContactFormFrame({
  endpoint,
  isSending = false,
  summary,
  after,
  children,
  ...rest
}: ContactFormFrameProps) {
  const words = isSending ? 'Sending...' : 'Send Message';
  // Else Firefox keeps a tick under a consent over a reload. A field that may be filled in says so itself.
  return (
    <form
      {...rest}
      className={`stack ${styles.form}`}
      method="post"
      action={endpoint}
      autoComplete="off"
    >
      {summary}
      <div className={`stack ${styles.fields}`}>{children}</div>
      <Honeypot />
      <Consents />
      <div className={styles.send}>
        <Button type="submit" size="large" isBusy={isSending}>
          <span key={words}>{words}</span>
          {!isSending && <Icon icon={Send} />}
        </Button>
      </div>
      {after}
    </form>
  );
}

/** Consent must be given anew: no box is ticked by default, and browsers may not restore a tick. */
function Consents() {
  const legend = `strong ${styles.legend}`;
  return (
    <>
      <fieldset className={`stack small ${styles.consent}`}>
        <legend className={legend}>How shall we reach you?</legend>
        <p className="muted">We answer by email. A call or WhatsApp is quicker, if you allow it.</p>
        <ConsentBox purpose="calls" />
      </fieldset>
      <fieldset className={`stack small ${styles.consent}`}>
        <legend className={legend}>How we may use your details</legend>
        <input type="hidden" name={SUBMISSION_FIELDS.notice} value={NOTICE.version} />
        <p className="muted">
          {NOTICE.texts.enquiry} <a href={PRIVACY_PATH}>Privacy policy</a>
        </p>
        <ConsentBox purpose="news" />
      </fieldset>
    </>
  );
}

const ConsentBox = ({ purpose }: { purpose: (typeof ASKED_PURPOSES)[number] }) => (
  <label className="tick">
    <input type="checkbox" name={SUBMISSION_FIELDS.consents} value={purpose} />
    <span>
      {NOTICE.texts[purpose]} <span className="muted">(optional)</span>
    </span>
  </label>
);

/** A field that people neither see nor reach and that programs like to fill in. */
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="contact-homepage">Leave this empty</label>
      <input
        id="contact-homepage"
        name={SUBMISSION_FIELDS.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}

export type FieldHints = Partial<Record<EnquiryField, string>>;

export interface ContactFieldProps
  extends Pick<EnquiryControlProps, 'field' | 'subjects' | 'error'> {
  hints: FieldHints;
  /** Initial text. Omit it in an island: hydration would overwrite what was already typed. */
  value?: string | undefined;
}

export function ContactField({ field, hints, value, ...rest }: ContactFieldProps) {
  const isLine = ENQUIRY_FORM[field].control === 'line';
  return (
    <EnquiryControl
      {...rest}
      {...(value && { defaultValue: value })}
      {...(isLine && { enterKeyHint: 'next', spellCheck: false })}
      id={fieldId(field)}
      field={field}
      hint={hints[field]}
    />
  );
}
