import * as v from 'valibot';
import { SERVER_WARNINGS } from '../../../contract/desk/server-warnings.ts';
import type { Problem } from './find-problems.ts';

/** The answer of `server_warnings`. */
export const warningsSchema = v.array(v.object({ code: v.string() }));
export type ServerWarnings = v.InferOutput<typeof warningsSchema>;

/** @returns the warnings in words; those of a newer server, unknown here, are left out */
export const describeWarnings = (warnings: ServerWarnings): Problem[] =>
  Object.entries(SERVER_WARNINGS)
    .filter(([code]) => warnings.some((warning) => warning.code === code))
    .map(([, words]) => ({ level: 'warning', words }));
