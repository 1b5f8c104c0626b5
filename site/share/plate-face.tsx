import type { ReactElement } from 'react';
import type { Card, CardPictures } from './card.ts';
import { markPart, titlePart } from './card-parts.tsx';

/** Box of the picture in pixels: it bleeds off the right and the lower edge. */
export const PLATE = { left: 664, top: 104, width: 536, height: 526 } as const;

/** Width in pixels of the words, left of the picture. */
const WORDS_WIDTH = 566;

const LOGO_BOX = { width: WORDS_WIDTH, height: 170 } as const;

/** Words on the brand's ground, the dish beside them. */
export function plateFace(card: Card, { photo, mark, logo, motif }: CardPictures): ReactElement {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      {motif && (
        <div
          style={{
            position: 'absolute',
            inset: 0,
            opacity: 0.3,
            maskImage: 'linear-gradient(to right, rgba(0,0,0,0.1) 20%, rgba(0,0,0,1) 70%)',
            backgroundImage: `url(${motif})`,
            backgroundSize: '112px 112px',
          }}
        />
      )}
      <img
        src={photo}
        alt=""
        width={PLATE.width}
        height={PLATE.height}
        style={{
          position: 'absolute',
          left: PLATE.left,
          top: PLATE.top,
          borderTopLeftRadius: 56,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          position: 'relative',
          width: WORDS_WIDTH,
          margin: '112px 0 48px 60px',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
          <span style={{ marginBottom: 18, fontSize: 30, color: card.paint.accent }}>
            {card.kicker}
          </span>
          {logo ? logoPart(card, logo) : titlePart(card.title)}
        </div>
        {markPart(mark, card.siteName)}
      </div>
    </div>
  );
}

function logoPart(card: Card, logo: NonNullable<CardPictures['logo']>): ReactElement {
  const scale = Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <img
        src={logo.src}
        alt=""
        width={Math.round(logo.width * scale)}
        height={Math.round(logo.height * scale)}
      />
      <span style={{ marginTop: 26, fontSize: 34, lineHeight: 1.25 }}>{card.brand?.summary}</span>
    </div>
  );
}
