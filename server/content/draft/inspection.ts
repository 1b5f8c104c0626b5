import { execFile } from 'node:child_process';
import * as v from 'valibot';
import { CONTENT_AREAS, faultSchema } from '../../../contract/desk/content/content.ts';
import { refusal } from '../refusal.ts';

const inspectionSchema = v.object({
  faults: v.array(faultSchema),
  files: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      area: v.picklist(CONTENT_AREAS),
      pages: v.array(v.string()),
      toConfirm: v.number(),
      /** Name of its schema below. */
      schema: v.string(),
    }),
  ),
  /** JSON Schema of what a kind of file holds. */
  schemas: v.record(v.string(), v.record(v.string(), v.unknown())),
  /** Where entries may be added. */
  folders: v.array(
    v.object({
      folder: v.string(),
      title: v.string(),
      extension: v.picklist(['md', 'yaml']),
      schema: v.string(),
    }),
  ),
});

/** What the site's own rules say of a folder of content. */
export type Inspection = v.InferOutput<typeof inspectionSchema>;

const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 30_000;
const TOO_SLOW =
  'The server is busy, and the content was not checked in time. Nothing was saved. Try again.';

/**
 * Has the site's rules look at a folder, in a process of its own: they belong to the site, not to the server.
 * @param root the project's folder
 * @throws HTTPException 503 when it takes too long
 * @throws when the program does not answer
 */
export function inspectFolder(root: string, folder: string): Promise<Inspection> {
  const program = ['scripts/check/inspect-content.ts', '--content', folder];
  const options = { cwd: root, maxBuffer: MOST_BYTES, timeout: LONGEST_MS };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, program, options, (error, said, failure) => {
      if (error?.killed) return reject(refusal(503, TOO_SLOW));
      if (error) return reject(new Error(`The content was not inspected.\n${failure.trim()}`));
      try {
        resolve(v.parse(inspectionSchema, JSON.parse(said)));
      } catch (cause) {
        reject(cause);
      }
    });
  });
}
