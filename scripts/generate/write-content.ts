import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseText, writeText } from '../../server/content/save/content-text.ts';

for (const file of globSync('content/**/*.{yaml,md}'))
  writeFileSync(file, writeText(parseText(file, readFileSync(file, 'utf8'))));
