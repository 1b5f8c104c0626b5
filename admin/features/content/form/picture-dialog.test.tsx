import { beforeEach, expect, test, vi } from 'vitest';
import { field, press, show, type, until, words } from '../../../testing/person.ts';
import { FormScopeProvider } from './form-scope.ts';
import PictureDialog, { partsOf } from './picture-dialog.tsx';

// @vitest-environment happy-dom

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
const open = () =>
  show(
    <FormScopeProvider value={scope}>
      <PictureDialog
        file={new File(['x'], 'hall.jpg', { type: 'image/jpeg' })}
        path={['hero']}
        alt="The hall at noon"
        help="Wider than high"
        onClose={() => {}}
      />
    </FormScopeProvider>,
  );

test('a refused picture says what is wrong with it, and counts what is left', async () => {
  await open();
  expect(words()).toContain('Wider than high');
  await press('Use this picture');
  await until(() =>
    expect(words()).toContain(
      'Nothing was saved. Picture: is 900 × 700 – take one of at least 1200 × 800. One: is odd. Two: is odd. And 1 more.',
    ),
  );
});

test('a picture without a description is not sent', async () => {
  await open();
  await type('What it shows', ' ');
  await press('Use this picture');
  expect(field('What it shows').getAttribute('aria-invalid')).toBe('true');
  expect(asked).not.toHaveBeenCalled();
});

test('the chosen part is inside the picture', () => {
  expect(partsOf({ ...whole, x: 99.99, width: 2 })).toMatchObject({ left: 0.95, width: 0.05 });
});
