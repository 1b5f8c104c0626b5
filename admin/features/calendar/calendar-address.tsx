import { calendarPath } from '../../../contract/desk/desk-paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import styles from './calendar.module.css';

/** An address that was just made, and the ways into a calendar. */
export function CalendarAddress({ token }: { token: string }) {
  // Where the functions are: see backend.ts.
  const home = import.meta.env.PUBLIC_SUPABASE_URL || location.origin;
  const address = new URL(calendarPath(token), home).href;
  // The scheme by which calendar programs know that it is theirs.
  const subscription = address.replace(/^https?:/, 'webcal:');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: 'Address copied', tone: 'success' });
    } catch {
      showToast({ title: 'Copying is not possible here: mark the address and copy it yourself.' });
    }
  }

  return (
    <div className={styles.made}>
      <TextField
        name="calendar-address"
        label="Your private address"
        hint="It is shown this once: open or copy it now."
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        <LinkButton href={subscription}>Open in Apple Calendar</LinkButton>
        <LinkButton
          kind="secondary"
          opensNewTab
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`}
        >
          Add to Google Calendar
        </LinkButton>
        <Button kind="secondary" onClick={() => void copy()}>
          Copy the address
        </Button>
      </div>
    </div>
  );
}
