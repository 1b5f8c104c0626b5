// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { readStage } from './board-view.tsx';

const query = (text = '') => new URLSearchParams(text);

test('a narrow board shows the stage that was asked for, else the new leads', () => {
  expect(readStage(query('stage=site-visit'))).toBe('site-visit');
  expect(readStage(query('stage=kitchen'))).toBe('new');
  expect(readStage(query())).toBe('new');
});
