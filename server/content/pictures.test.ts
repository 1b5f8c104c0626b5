import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from './pictures.ts';

const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: {
      width,
      height,
      channels,
      background: channels === 4 ? { r: 200, g: 60, b: 30, alpha: 0.5 } : '#C8371B',
    },
  });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s becomes one of our pictures',
  async (kind) => {
    const sent = await plain(800, 600).toFormat(kind).toBuffer();
    const { bytes, extension } = await encodePicture(sent, WHOLE);
    expect(extension).toBe('jpg');
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 800,
      height: 600,
    });
  },
);

test('it is upright, cut, no wider than a page needs, and says nothing of its camera', async () => {
  const sent = await plain(3000, 4000)
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone', Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { bytes } = await encodePicture(sent, { left: 0.25, top: 0, width: 0.5, height: 1 });
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  // Lying on its side it is 4000 wide, of which half is kept.
  expect([width, height]).toEqual([1600, 2400]);
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

test('what can be seen through stays so', async () => {
  const sent = await plain(400, 300, 4).png().toBuffer();
  const { bytes, extension } = await encodePicture(sent, WHOLE);
  expect(extension).toBe('png');
  expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true });
});

test.each([
  [
    'a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  ],
  ['a page', '<!doctype html><p>hello'],
  ['nothing', ''],
  ['the beginning of a picture', '\x89PNG\r\n\x1a\n'],
])('%s is refused by its bytes', async (_what, text) => {
  await expect(encodePicture(Buffer.from(text, 'latin1'), WHOLE)).rejects.toMatchObject({
    status: 422,
  });
});

test('a moving picture and one of too many points are refused', async () => {
  const gif = await plain(40, 30).gif().toBuffer();
  await expect(encodePicture(gif, WHOLE)).rejects.toMatchObject({ status: 422 });
  const huge = await plain(8000, 7000).png().toBuffer();
  await expect(encodePicture(huge, WHOLE)).rejects.toThrow('50 million');
  const line = await plain(1, 40_000).png().toBuffer();
  await expect(encodePicture(line, WHOLE)).rejects.toThrow('30,000 in a row');
});
