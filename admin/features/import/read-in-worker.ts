import { workerUrl } from '../../worker/worker-url.ts';
import { FILE_LIMITS, FileProblem } from './file-problem.ts';
import type { FileAnswer, FileQuestion } from './import-worker.ts';
import address from './import-worker.ts?worker&url';
import type { FileTable } from './read-table.ts';

/** Reads a file of leads in a worker, which ends with it. */
export function readInWorker(file: Blob, names: readonly string[]): Promise<FileTable> {
  const worker = new Worker(workerUrl(address));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = new Promise<FileTable>((resolve, reject) => {
    const refuse = (sentence: string) => reject(new FileProblem(sentence));
    timer = setTimeout(
      () => refuse('This file takes too long to read. Split it, or save it as CSV, and try again.'),
      FILE_LIMITS.seconds * 1000,
    );
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
      if ('table' in data) resolve(data.table);
      else refuse(data.problem);
    });
    worker.addEventListener('error', () =>
      refuse('This file cannot be read. Save it as CSV, reload the desk and try again.'),
    );
  });
  worker.postMessage({ file, names } satisfies FileQuestion);
  return reading.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
