import { beforeEach, expect, test, vi } from 'vitest';
import {
  control,
  field,
  press,
  settle,
  show,
  type,
  until,
  words,
} from '../../../testing/person.ts';
import { FormScopeProvider } from './form-scope.ts';
import PictureDialog, { partsOf, refusePart, sizeOf } from './picture-dialog.tsx';

// @vitest-environment happy-dom

const HERO = { width: 1200, height: 800 };
const whole = { unit: '%', x: 0, y: 0, width: 100, height: 100 } as const;

const fault = { file: 'content/brands/roll-nation/brand.yaml', line: 9, column: 3 };
const REFUSED = {
  message: 'This cannot be published like that. Nothing was saved.',
  faults: [
    { ...fault, field: 'src', problem: 'is 900 × 700', remedy: 'take one of at least 1200 × 800' },
    ...['one', 'two', 'three'].map((field) => ({ ...fault, field, problem: 'is odd', remedy: '' })),
  ],
};

const asked = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address);
    return Response.json(REFUSED, { status: 422 });
  });
});

const scope = {
  file: 'brands/roll-nation/brand.yaml',
  version: 'v1',
  values: {},
  isEdited: false,
  edit: () => {},
  faultAt: () => undefined,
};
const open = (least?: typeof HERO) =>
  show(
    <FormScopeProvider value={scope}>
      <PictureDialog
        file={new File(['x'], 'hall.jpg', { type: 'image/jpeg' })}
        path={['hero']}
        alt="The hall at noon"
        least={least}
        onClose={() => {}}
      />
    </FormScopeProvider>,
  );

/** The browser has read the photo. */
async function loaded(naturalWidth: number, naturalHeight: number) {
  const photo = document.querySelector('img');
  if (!photo) throw new Error('There is no photo.');
  Object.defineProperties(photo, {
    naturalWidth: { value: naturalWidth, configurable: true },
    naturalHeight: { value: naturalHeight, configurable: true },
  });
  photo.dispatchEvent(new Event('load'));
  await settle();
}

test('a refused picture says what is wrong with it, and counts what is left', async () => {
  await open();
  await loaded(900, 700);
  await press('Use this picture');
  await until(() =>
    expect(words()).toContain(
      'Nothing was saved. Picture: is 900 × 700 – take one of at least 1200 × 800. One: is odd. Two: is odd. And 1 more.',
    ),
  );
});

test('an upright photo is refused for a wide place before it is sent', async () => {
  await open(HERO);
  await loaded(1300, 2000);
  expect(words()).toContain(
    'This part is 1300 × 2000. Here it has to be wider than high, at least 1200 × 800.',
  );
  expect(control('Use this picture').disabled).toBe(true);
  await loaded(2000, 1300);
  expect(words()).not.toContain('This part is');
  await press('Use this picture');
  expect(asked).toHaveBeenCalledOnce();
});

test('a picture without a description is not sent', async () => {
  await open(HERO);
  await type('What it shows', ' ');
  await press('Use this picture');
  expect(field('What it shows').getAttribute('aria-invalid')).toBe('true');
  expect(asked).not.toHaveBeenCalled();
});

test('the chosen part is as large as the server cuts it', () => {
  expect(partsOf({ ...whole, x: 99.99, width: 2 })).toMatchObject({ left: 0.95, width: 0.05 });
  expect(sizeOf({ ...whole, x: 50, width: 50 }, { width: 2401, height: 900 })).toEqual({
    width: 1200,
    height: 900,
  });
  expect(refusePart({ width: 1201, height: 800 }, HERO)).toBeUndefined();
  expect(refusePart({ width: 1500, height: 1500 }, HERO)).toContain('wider than high');
  expect(refusePart({ width: 300, height: 400 }, { width: 300, height: 400 })).toBeUndefined();
  expect(refusePart({ width: 299, height: 400 }, { width: 300, height: 400 })).toBe(
    'This part is 299 × 400. Here it has to be at least 300 × 400.',
  );
});
