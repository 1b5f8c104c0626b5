import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { fieldId } from '../../../contract/contact-template.ts';
import type { EnquiryErrors } from '../../../contract/enquiry.ts';
import { ENQUIRY_FIELDS } from '../../../contract/enquiry-fields.ts';
import { ErrorSummary } from '../../../ui/field/error-summary.tsx';
import type { SelectOption } from '../../../ui/field/select-field.tsx';
import { ErrorBoundary } from '../../../ui/react/error-boundary.tsx';
import { bearTranslation } from '../../../ui/react/translated-page.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import type { EnquiryValues } from '../../outbox/outbox.ts';
import type { EnquiryTarget } from '../../outbox/send-enquiry.ts';
import { ContactField, ContactFormFrame, type FieldHints } from './contact-form-frame.tsx';
import { ContactOutcome, KeptEnquiries, type OtherWays } from './contact-outcome.tsx';
import { readValues, useContactForm } from './use-contact-form.ts';

export interface ContactFormProps extends EnquiryTarget {
  subjects: readonly SelectOption[];
  hints: FieldHints;
  ways: OtherWays;
  replyHours: number;
}

bearTranslation();

/** After a fault it is the form that the browser itself posts, with what was typed. */
export function ContactForm(props: ContactFormProps) {
  return (
    <ErrorBoundary fallback={() => <PlainForm {...props} />}>
      <LiveForm {...props} />
    </ErrorBoundary>
  );
}

function PlainForm(props: ContactFormProps) {
  const { endpoint } = props;
  const [typed] = useState(() => {
    const form = [...document.forms].find((one) => one.getAttribute('action') === endpoint);
    return form && readValues(new FormData(form));
  });
  return (
    <ContactFormFrame
      endpoint={endpoint}
      summary={
        <p role="alert">
          The form had a fault. What you wrote is still there: please send it again.
        </p>
      }
    >
      <Fields {...props} typed={typed} />
    </ContactFormFrame>
  );
}

function LiveForm(props: ContactFormProps) {
  const { ways, replyHours, endpoint, apiKey } = props;
  const { form, errors, isSending, outcome, summary, submit, revise, ...outbox } = useContactForm({
    endpoint,
    apiKey,
  });
  const summaryErrors = ENQUIRY_FIELDS.flatMap((field) => {
    const message = errors[field];
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
  return (
    <ContactFormFrame
      ref={form}
      endpoint={endpoint}
      isSending={isSending}
      onSubmit={submit}
      onInput={revise}
      summary={<ErrorSummary ref={summary} errors={summaryErrors} />}
      after={
        <>
          <ContactOutcome outcome={outcome} ways={ways} replyHours={replyHours} />
          <KeptEnquiries
            enquiries={outbox.kept}
            nextTryWords={outbox.nextTryWords}
            ways={ways}
            onEdit={outbox.editRefused}
          />
        </>
      }
    >
      <Fields {...props} errors={errors} />
      <PageToaster />
    </ContactFormFrame>
  );
}

interface FieldsProps extends Pick<ContactFormProps, 'subjects' | 'hints'> {
  errors?: EnquiryErrors;
  typed?: EnquiryValues | undefined;
}

const Fields = ({ subjects, hints, errors, typed }: FieldsProps) =>
  ENQUIRY_FIELDS.map((field) => (
    <ContactField
      key={field}
      field={field}
      subjects={subjects}
      hints={hints}
      error={errors?.[field]}
      value={typed?.[field]}
    />
  ));

const never = () => () => {};

/** The page's toasts, outside everything that could cover or move them. */
function PageToaster() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? createPortal(<Toaster />, document.body) : null;
}
