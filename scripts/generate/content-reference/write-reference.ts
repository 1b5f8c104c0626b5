import { writeFileSync } from 'node:fs';
import { REFERENCE, renderReference } from './render-reference.ts';

writeFileSync(REFERENCE, renderReference());
console.log(`${REFERENCE} is written.`);
