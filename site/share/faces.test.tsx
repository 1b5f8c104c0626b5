import satori from 'satori';
import { expect, it } from 'vitest';
import { CARD_SIZE } from './card.ts';
import { titlePart } from './card-parts.tsx';
import { facesFor } from './faces.ts';

/** Room that a title takes beside the picture of a card. */
async function measureTitle(title: string): Promise<{ width: number; height: number }> {
  const box = { width: 0, height: 0 };
  await satori(<div style={{ display: 'flex', width: 566 }}>{titlePart(title)}</div>, {
    ...{ ...CARD_SIZE, fonts: facesFor(title) },
    onNodeDetected: ({ textContent, width, height }) => {
      if (textContent === title) Object.assign(box, { width, height });
    },
  });
  return box;
}

it('brings letters of Hindi and Punjabi only where they stand', () => {
  const namesOf = (text: string) => facesFor(text).map(({ name }) => name);
  expect(namesOf('चाय')).toEqual([...namesOf('Chai'), 'Display hi', 'Text hi']);
  expect(namesOf('ਚਾਹ')).toEqual([...namesOf('Chai'), 'Display pa', 'Text pa']);
});

it.each([
  ['क्षक्ष', 'कषकष'],
  ['ਸ੍ਰਸ੍ਰ', 'ਸਰਸਰ'],
])('joins letters: %s is narrower than %s', async (joined, apart) => {
  expect((await measureTitle(joined)).width).toBeLessThan((await measureTitle(apart)).width);
});

it.each(['स्वाद जो पीढ़ियों से चला आ रहा है: श्रीमती की रसोई', 'ਮੱਕੀ ਦੀ ਰੋਟੀ ਤੇ ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ'])(
  'leaves room for the mark of the company below "%s"',
  async (title) => {
    const { width, height } = await measureTitle(title);
    expect(width).toBeLessThanOrEqual(566);
    expect(height).toBeGreaterThan(64);
    expect(height).toBeLessThan(340);
  },
);
