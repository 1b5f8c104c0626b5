import { splitAtAmounts } from '../../format/whole-amounts.ts';

/** A sentence in which no amount breaks over two lines. */
export const WholeAmounts = ({ children }: { children: string }) =>
  splitAtAmounts(children).map((part, place) =>
    place % 2 ? (
      <span key={place} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
