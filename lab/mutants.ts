import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

/** Changes TypeScript of the product in small ways and says which of the changes no unit test notices. */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const mutate = values.only ? [values.only] : undefined;
await new Stryker({
  configFile: 'lab/stryker.config.json',
  ...(mutate && { mutate }),
}).runMutationTest();
