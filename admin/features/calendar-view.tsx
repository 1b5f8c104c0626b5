import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { calendarPath } from '../../contract/desk/desk-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { done, showToast } from '../../ui/toast/toast.ts';
import { callDesk } from '../shared/backend/call-desk.ts';
import { showChangeError } from '../shared/backend/desk-error.ts';
import { t } from '../shared/language/language.ts';
import { RowsSkeleton } from '../shared/loading.tsx';
import { Panel } from '../shared/panel.tsx';
import { formatWritten } from '../shared/time/format-time.ts';
import view from '../shared/view.module.css';

function CalendarAddress({ token }: { token: string }) {
  const address = new URL(calendarPath(token), location.origin).href;
  // The scheme by which calendar programs know that it is theirs.
  const subscription = address.replace(/^https?:/, 'webcal:');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast(done('Address copied'));
    } catch {
      showToast({ title: 'This browser can’t copy: select the address and copy it yourself.' });
    }
  }

  return (
    <div className={joinClasses(view.form, view.measure)}>
      <TextField
        name="calendar-address"
        label={t('Your private address')}
        hint={t('It is shown this once: open or copy it now.')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={view.row}>
        <LinkButton href={subscription}>{t('Open in Apple Calendar')}</LinkButton>
        <LinkButton
          kind="secondary"
          opensNewTab
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscription)}`}
        >
          {t('Add to Google Calendar')}
        </LinkButton>
        <Button kind="secondary" onClick={() => void copy()}>
          {t('Copy the address')}
        </Button>
      </div>
    </div>
  );
}

const feedSchema = v.nullable(v.object({ made_at: v.string(), read_at: v.nullable(v.string()) }));
const KEY = ['calendar-feed'];

export default function CalendarView() {
  const client = useQueryClient();
  const { data: feed, isError } = useQuery({
    queryKey: KEY,
    queryFn: () => callDesk('calendar_feed', {}, feedSchema),
  });
  const onSettled = () => client.invalidateQueries({ queryKey: KEY });
  const onError = showChangeError;
  const making = useMutation({
    mutationFn: () => callDesk('renew_calendar_feed', {}, v.string()),
    onError,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: () => callDesk('remove_calendar_feed', {}, v.boolean()),
    onSuccess: () => {
      making.reset();
      showToast(done('Calendar disconnected'));
    },
    onError,
    onSettled,
  });
  const isBusy = making.isPending || removing.isPending;

  return (
    <Panel
      title="Calendar"
      words="See your follow-ups in the calendar of your phone or computer. It reads them from a private address, and follows when you move or finish one. An entry holds the name, the number to call if the person allows calls, the reference and what is to be done, but no message."
    >
      {isError && <p role="alert">{t('The calendar address could not be loaded.')}</p>}
      {feed === undefined && !isError && <RowsSkeleton />}
      {feed !== undefined && (
        <>
          {making.data && <CalendarAddress token={making.data} />}
          {!making.data && <FeedState feed={feed} />}
          <div className={view.row}>
            <Button
              kind={feed ? 'secondary' : 'primary'}
              disabled={isBusy}
              isBusy={making.isPending}
              onClick={() => making.mutate()}
            >
              {t(feed ? 'Create a new address' : 'Connect calendar')}
            </Button>
            {feed && (
              <Button
                kind="danger"
                disabled={isBusy}
                isBusy={removing.isPending}
                onClick={() => removing.mutate()}
              >
                {t('Disconnect')}
              </Button>
            )}
          </div>
          <ul className={joinClasses(view.muted, view.measure)}>
            <li>{t('Anyone with the address sees your follow-ups. Don’t share it.')}</li>
            <li>{t('A new address, or Disconnect, ends the old one at once.')}</li>
            <li>
              {t(
                'It works while you are signed in on at least one device. A new password or a new device for the two-step login ends it: then make a new one.',
              )}
            </li>
            <li>
              {t(
                'Calendars look for changes when they like: Apple about every hour, Google a few times a day.',
              )}
            </li>
          </ul>
        </>
      )}
    </Panel>
  );
}

/** Whether there is an address; its words are not kept, so they cannot be shown again. */
function FeedState({ feed }: { feed: v.InferOutput<typeof feedSchema> }) {
  if (!feed) return <p role="status">{t('No calendar is connected yet.')}</p>;
  return (
    <p role="status">
      {t('An address was made on {time}.', { time: formatWritten(feed.made_at) })}{' '}
      {feed.read_at
        ? t('A calendar last read it on {time}.', { time: formatWritten(feed.read_at) })
        : t('No calendar has read it yet.')}
    </p>
  );
}
