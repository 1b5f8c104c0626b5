import { Fragment } from 'react';
import { fieldId, TEMPLATE_SLOTS as SLOTS } from '../../../contract/contact-template.ts';
import { ENQUIRY_FIELDS } from '../../../contract/enquiry-fields.ts';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import { chatLink } from '../../format/chat-link.ts';
import styles from './contact-form.module.css';
import { ContactField, type ContactFieldProps, ContactFormFrame } from './contact-form-frame.tsx';
import { type OtherWays, WayButtons } from './contact-outcome.tsx';

export type ContactTemplateFormProps = Pick<ContactFieldProps, 'subjects' | 'hints'> & {
  endpoint: string;
  ways: OtherWays;
};

/** The same form with placeholders, which the server fills in when it returns a rejected form. */
export function ContactTemplateForm({ endpoint, ways, ...texts }: ContactTemplateFormProps) {
  return (
    <ContactFormFrame endpoint={endpoint} summary={<TemplateSummary ways={ways} />}>
      {ENQUIRY_FIELDS.map((field) => {
        // The list of subjects has no option of this value, so none is chosen.
        const common = { ...texts, field, value: SLOTS.value(field) };
        return (
          <Fragment key={field}>
            {SLOTS.ifInvalid(field)}
            <ContactField {...common} error={SLOTS.error(field)} />
            {SLOTS.otherwise}
            <ContactField {...common} />
            {SLOTS.end}
          </Fragment>
        );
      })}
    </ContactFormFrame>
  );
}

function TemplateSummary({ ways }: { ways: OtherWays }) {
  const links = {
    chat: `${chatLink(ways.chatNumber)}?text=${SLOTS.textForLink}`,
    email: `mailto:${ways.email}?body=${SLOTS.textForLink}`,
    phone: `tel:${ways.phone}`,
  };
  return (
    <>
      {SLOTS.ifErrors}
      <ErrorSummary
        errors={[{ fieldId: fieldId(SLOTS.listedField), message: SLOTS.listedError }]}
      />
      {SLOTS.end}
      {SLOTS.ifFailure}
      <div className={`stack ${styles.outcome}`} data-kind="failed" role="alert">
        <p className={styles.outcomeTitle}>{SLOTS.failureTitle}</p>
        <p>{SLOTS.failureDescription}</p>
        <p>Your message was not sent; what you wrote is below. You can also take it along:</p>
        <WayButtons links={links} />
      </div>
      {SLOTS.end}
    </>
  );
}
