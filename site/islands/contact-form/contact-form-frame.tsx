import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Send } from '../../../ui/icon/icons.ts';
import { ConsentBoxes } from './consent-boxes.tsx';
import styles from './contact-form.module.css';
import { Honeypot } from './honeypot.tsx';

export interface ContactFormFrameProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Where the form is posted when no script takes it. */
  endpoint: string;
  isSending?: boolean | undefined;
  /** What is said above the fields. */
  summary?: ReactNode;
  /** What is said below the button. */
  after?: ReactNode;
}

/** The form around its fields: posted as it stands without JavaScript, taken over by the island with it. */
export function ContactFormFrame({
  endpoint,
  isSending = false,
  summary,
  after,
  children,
  ...rest
}: ContactFormFrameProps) {
  return (
    <form {...rest} className={styles.form} method="post" action={endpoint}>
      {summary}
      <div className={styles.fields}>{children}</div>
      <Honeypot />
      <ConsentBoxes />
      <div className={styles.send}>
        <Button type="submit" size="large" isBusy={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
          {!isSending && <Icon icon={Send} />}
        </Button>
      </div>
      {after}
    </form>
  );
}
