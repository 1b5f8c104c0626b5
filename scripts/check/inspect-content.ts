import { parseArgs } from 'node:util';
import { inContentFolder } from './content-workshop.ts';

const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } });

const isContent = await inContentFolder(values.content, async (files) => {
  const { checkContent } = await import('../../site/content/check/check-content.ts');
  const { describeContent } = await import('../../site/content/describe-content.ts');
  const faults = await checkContent(files);
  console.log(JSON.stringify({ faults, ...describeContent(files) }));
});
if (!isContent) process.exitCode = 2;
