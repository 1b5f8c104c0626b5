import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../field/error-summary.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const SUBJECTS = [
  { value: '', label: 'Select a subject' },
  { value: 'franchise', label: 'Franchise inquiry' },
];

/** Fields at rest and with errors, as static HTML. */
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
          errors={[
            { fieldId: 'invalid-email', message: 'Enter an email address like name@example.com' },
            { fieldId: 'invalid-message', message: 'Write a message' },
          ]}
        />
        <form className={styles.grid} noValidate>
          <TextField
            id="invalid-email"
            label="Email Address"
            name="invalid-email"
            type="email"
            defaultValue="simran@"
            error="Enter an email address like name@example.com"
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
            error="Write a message"
          />
          <div className={styles.row}>
            <Button type="submit" size="large">
              Send Message
            </Button>
          </div>
        </form>
      </Sample>
    </>
  );
}
