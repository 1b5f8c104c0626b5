import type { ReactElement } from 'react';
import { CARD_SIZE, type Card, type CardPictures } from './card.ts';
import { markPart, titlePart } from './card-parts.tsx';

/** Box of the hall's picture in pixels: below the words, its foreground cut by the lower edge. */
export const HALL = { left: 0, top: 96, width: 1200, height: 534 } as const;

/** The food hall from edge to edge, the words in its sky. */
export function hallFace(card: Card, { photo, mark }: CardPictures): ReactElement {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <img
        src={photo}
        alt=""
        width={HALL.width}
        height={HALL.height}
        style={{ position: 'absolute', left: HALL.left, top: HALL.top }}
      />
      <div
        style={{
          position: 'absolute',
          inset: 0,
          background: `linear-gradient(${card.paint.ground} 26%, ${card.paint.ground}00 52%)`,
        }}
      />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          width: CARD_SIZE.width - 120,
          margin: '100px 60px 0',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', width: 820 }}>
          {titlePart(card.title)}
        </div>
        {markPart(mark, card.siteName)}
      </div>
    </div>
  );
}
