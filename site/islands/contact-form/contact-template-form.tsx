import { Fragment } from 'react';
import { fieldId, TEMPLATE_SLOTS as SLOTS } from '../../../contract/contact-template.ts';
import { ENQUIRY_FIELDS } from '../../../contract/enquiry-fields.ts';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import { ContactField, type ContactFieldProps } from './contact-field.tsx';
import styles from './contact-form.module.css';
import { ContactFormFrame } from './contact-form-frame.tsx';

export type ContactTemplateFormProps = Pick<ContactFieldProps, 'subjects' | 'hints'> & {
  endpoint: string;
};

/** The same form with placeholders, which the server fills in when it returns a rejected form. */
export function ContactTemplateForm({ endpoint, ...texts }: ContactTemplateFormProps) {
  return (
    <ContactFormFrame endpoint={endpoint} summary={<TemplateSummary />}>
      {ENQUIRY_FIELDS.map((field) => {
        const common = { ...texts, field, value: field === 'subject' ? '' : SLOTS.value(field) };
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

function TemplateSummary() {
  return (
    <>
      {SLOTS.ifErrors}
      <ErrorSummary
        errors={[{ fieldId: fieldId(SLOTS.listedField), message: SLOTS.listedError }]}
      />
      {SLOTS.end}
      {SLOTS.ifFailure}
      <div className={styles.outcome} data-kind="failed" role="alert">
        <p className={styles.outcomeTitle}>{SLOTS.failureTitle}</p>
        <p>{SLOTS.failureDescription}</p>
      </div>
      {SLOTS.end}
    </>
  );
}
