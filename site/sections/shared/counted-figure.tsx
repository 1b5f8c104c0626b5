import styles from './counted-figure.module.css';

export interface CountedFigureProps {
  /** As published: `500+`, `95%`, `24/7`. Only a whole number with a sign behind it is counted up, and no power of ten. */
  value: string;
}

/** Counting begins at the first number of as many digits, or a hole would stand before the sign; `100%` is that number. */
const COUNTABLE = /^(?!10+\D*$)(\d{2,})(\D*)$/;

/**
 * A figure that is counted up once it comes into view. The text is always the figure itself; what
 * counts lies over it and is drawn by CSS alone, so that readers, search and copying never meet another
 * number.
 */
export function CountedFigure({ value }: CountedFigureProps) {
  const [, digits, rest] = COUNTABLE.exec(value) ?? [];
  if (!digits) return <strong>{value}</strong>;
  return (
    <strong className={styles.figure}>
      <span className={styles.digits} data-first={10 ** (digits.length - 1)} data-goal={digits}>
        {digits}
      </span>
      {rest}
    </strong>
  );
}
