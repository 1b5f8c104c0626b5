import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { goTo, writePlace } from '../../shared/place/place.ts';
import { now } from '../../shared/time/now.ts';
import { type CampaignRange, lastDays, SPANS } from './campaign-range.ts';
import styles from './campaigns.module.css';

const placeOf = ({ from, until }: CampaignRange) => ({
  view: 'campaigns',
  reference: undefined,
  query: new URLSearchParams({ from, until }),
});

/** Chooses the days that are counted. @param range the days that are shown now */
export function RangeForm({ range }: { range: CampaignRange }) {
  const [from, setFrom] = useState(range.from);
  const [until, setUntil] = useState(range.until);
  const today = lastDays(1, now()).until;
  return (
    <>
      <nav className={styles.row} aria-label="Days">
        {SPANS.map((days) => {
          const span = lastDays(days, now());
          const isShown = span.from === range.from && span.until === range.until;
          return (
            <LinkButton
              key={days}
              kind="secondary"
              size="small"
              href={writePlace(placeOf(span))}
              aria-current={isShown ? 'page' : undefined}
            >
              Last {days} days
            </LinkButton>
          );
        })}
      </nav>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          goTo(placeOf({ from, until }));
        }}
      >
        <TextField
          label="From"
          name="from"
          type="date"
          required
          max={until}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label="Until"
          name="until"
          type="date"
          required
          min={from}
          max={today}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button type="submit" kind="secondary">
          Show
        </Button>
      </form>
    </>
  );
}
