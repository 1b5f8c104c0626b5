import type { ReactElement } from 'react';
import { AWNING_HEIGHT, awningUrl } from './awning.ts';
import { CARD_SIZE, type Card, type CardPictures, type CardSlip } from './card.ts';
import { hallFace } from './hall-face.tsx';
import { CREAM, NIGHT } from './paints.ts';
import { plateFace } from './plate-face.tsx';

/**
 * A share picture as an element tree for satori: plain elements and style objects only, so that the
 * tree as JSON says everything that the picture depends on.
 */
export function cardFace(card: Card, pictures: CardPictures): ReactElement {
  const { paint } = card;
  return (
    <div
      style={{
        ...CARD_SIZE,
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        background: paint.ground,
        color: paint.letter,
        fontFamily: 'Text',
        fontWeight: 600,
      }}
    >
      {card.layout === 'hall' ? hallFace(card, pictures) : plateFace(card, pictures)}
      <img
        src={awningUrl(CARD_SIZE.width, paint.awning)}
        alt=""
        width={CARD_SIZE.width}
        height={AWNING_HEIGHT}
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
      {card.slip && slipFace(card.slip)}
    </div>
  );
}

/** A printed slip, pinned a little askew over the picture. */
function slipFace({ label, value }: CardSlip): ReactElement {
  return (
    <div
      style={{
        position: 'absolute',
        right: 48,
        bottom: 44,
        display: 'flex',
        flexDirection: 'column',
        padding: '16px 30px 20px',
        borderRadius: 18,
        border: `3px dashed ${NIGHT}`,
        background: CREAM,
        color: NIGHT,
        boxShadow: '10px 12px 0 rgba(0,0,0,0.3)',
        transform: 'rotate(-4deg)',
      }}
    >
      <span style={{ fontSize: 25 }}>{label}</span>
      <span style={{ fontFamily: 'Display', fontWeight: 800, fontSize: 50, lineHeight: 1.05 }}>
        {value}
      </span>
    </div>
  );
}
