import { parseArgs } from 'node:util';
import { inContentFolder } from './content-workshop.ts';

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, json: { type: 'boolean' } },
});

const isContent = await inContentFolder(values.content, async (files) => {
  const { checkContent } = await import('../../site/content/check/check-content.ts');
  const faults = await checkContent(files);
  if (values.json) console.log(JSON.stringify({ faults }));
  else
    for (const { file, line, column, field, problem, remedy } of faults)
      console.log(`${file}:${line}:${column}  ${field}: ${problem} – ${remedy}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
if (!isContent) process.exitCode = 2;
