import { useState } from 'react';
import field from '../../../ui/field/field.module.css';
import type { OutletSearchWords, OutletWords } from '../../content/place/place-words.ts';
import { readPin, sharedDigits } from '../pin.ts';
import { OutletCard, type ShownOutlet } from './outlet-card.tsx';
import styles from './outlet-finder.module.css';

export interface OutletFinderProps {
  outlets: readonly ShownOutlet[];
  search: OutletSearchWords;
  words: OutletWords;
}

const PIN_DIGITS = 6;

export default function OutletFinder({ outlets, search, words }: OutletFinderProps) {
  const [typed, setTyped] = useState('');
  const pin = readPin(typed);
  const isWhole = pin?.length === PIN_DIGITS;
  const isWrong = !isWhole && typed.replace(/[\s-]/g, '').length >= PIN_DIGITS;
  const shown = isWhole
    ? sortByPin(outlets, pin)
    : outlets.map((outlet) => ({ ...outlet, nearness: 0 as const }));
  return (
    <div>
      <form
        className={`stack screen-only ${styles.search}`}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={field.label} htmlFor="outlet-pin">
          {search.label}
        </label>
        <input
          id="outlet-pin"
          className={field.control}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={8}
          aria-describedby="outlet-hint outlet-answer"
          aria-invalid={isWrong || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p id="outlet-hint" className={field.hint}>
          {search.hint}
        </p>
        <p id="outlet-answer" aria-live="polite" className={isWrong ? field.error : styles.near}>
          {isWrong && search.invalid}
          {isWhole && search.near.replace('{pin}', pin)}
        </p>
      </form>
      <ul className={`plain-list stack ${styles.outlets}`}>
        {shown.map(({ nearness, ...outlet }) => (
          <li key={outlet.slug} id={outlet.slug}>
            <OutletCard
              outlet={outlet}
              words={words}
              stamp={nearness === 0 ? undefined : search.nearness[nearness]}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How near by number: the whole PIN code, the sorting district, the postal region, or none of them. */
type Nearness = 6 | 3 | 2 | 0;

/** That is how post is sorted, and often but not always how near a place is. */
export function sortByPin<Place extends { postalCode: string }>(
  places: readonly Place[],
  pin: string,
): (Place & { nearness: Nearness })[] {
  const gap = ({ postalCode }: Place) => Math.abs(Number(postalCode) - Number(pin));
  const shared = ({ postalCode }: Place) => sharedDigits(postalCode, pin);
  return [...places]
    .sort((left, right) => shared(right) - shared(left) || gap(left) - gap(right))
    .map((place) => ({ ...place, nearness: nearnessOf(shared(place)) }));
}

const nearnessOf = (digits: number): Nearness =>
  digits === 6 ? 6 : digits >= 3 ? 3 : digits === 2 ? 2 : 0;
