import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Send } from '../../../ui/icon/icons.ts';
import { ConsentBoxes } from './consent-boxes.tsx';
import styles from './contact-form.module.css';
import { Honeypot } from './honeypot.tsx';

export interface ContactFormFrameProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** Where the form is posted without JavaScript. */
  endpoint: string;
  isSending?: boolean | undefined;
  /** Content above the fields. */
  summary?: ReactNode;
  /** Content below the button. */
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
    <form {...rest} className={styles.form} method="post" action={endpoint} autoComplete="off">
      {summary}
      <div className={styles.fields}>{children}</div>
      <Honeypot />
      <ConsentBoxes />
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
