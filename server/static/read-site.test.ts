import { expect, test } from 'vitest';
import { readSite } from './read-site.ts';

test('without a built site the start says what to do', async () => {
  const rules = { baseHeaders: {}, pageHeaders: () => ({}) };
  await expect(readSite('/nonexistent', rules)).rejects.toThrow(/no built site.*npm run build/);
});
