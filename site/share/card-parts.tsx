import type { ReactElement } from 'react';
import { languagesIn } from '../writing/languages.ts';
import { SAFFRON } from './paints.ts';

/** Largest size of the title first, with the longest title that is set in it; any longer one is set in 64. */
const TITLE_SIZES = [
  { maxLength: 16, size: 104 },
  { maxLength: 32, size: 82 },
  { maxLength: 46, size: 72 },
] as const;

/** Size in pixels at which a title of this many characters stands in four lines at most. */
export const titleSize = (title: string): number =>
  TITLE_SIZES.find(({ maxLength }) => title.length <= maxLength)?.size ?? 64;

/** The page's title, oversized and tight as on the site. */
export function titlePart(title: string, size = titleSize(title)): ReactElement {
  const hasMarks = languagesIn(title).length > 0;
  return (
    <div
      style={{
        fontFamily: 'Display',
        fontWeight: 800,
        fontSize: size,
        // Hindi and Punjabi have marks above and below, and letters that hang from one line.
        lineHeight: hasMarks ? 1.25 : 0.98,
        letterSpacing: hasMarks ? 0 : size * -0.035,
        textWrap: 'balance',
      }}
    >
      {title}
    </div>
  );
}

/** The company's mark with its name. */
export function markPart(mark: string, name: string): ReactElement {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <img
        src={mark}
        alt=""
        width={64}
        height={64}
        style={{ borderRadius: 15, boxShadow: `0 0 0 3px ${SAFFRON}` }}
      />
      <span
        style={{
          marginLeft: 16,
          fontFamily: 'Display',
          fontWeight: 800,
          fontSize: 42,
          letterSpacing: -1,
        }}
      >
        {name}
      </span>
    </div>
  );
}
