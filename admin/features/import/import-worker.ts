import { FileProblem } from './file-problem.ts';
import { type FileTable, readTable } from './read-table.ts';

/** A file, and names of columns by which the row is found that names them. */
export interface FileQuestion {
  file: Blob;
  names: readonly string[];
}

/** What the worker answers: the table, or the sentence that says why there is none. */
export type FileAnswer = { table: FileTable } | { problem: string };

/** A file is read in a thread of its own: whatever it costs, the desk goes on. */
addEventListener('message', ({ data }: MessageEvent<FileQuestion>) => {
  readTable(data.file, data.names).then(
    (table) => answer({ table }),
    (error: unknown) =>
      answer({
        problem: error instanceof FileProblem ? error.message : 'This file cannot be read.',
      }),
  );
});

const answer = (message: FileAnswer): void => postMessage(message);
