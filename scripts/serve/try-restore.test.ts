import { expect, test } from 'vitest';
import { tryRestore } from './try-restore.mjs';

test.each([[[]], [['a.tar.gz', 'b.tar.gz']]])(
  'a trial of %j names its own way of being called',
  async (positionals) => {
    await expect(tryRestore({ values: {}, positionals })).rejects.toThrow(
      'Name one file.\nnpm run try-restore -- <file> [--port <port>]',
    );
  },
);
