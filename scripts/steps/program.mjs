import { Stop } from './project.mjs';

/** Runs a script's work; a Stop ends it with its sentence alone and code 1. */
export async function program(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    if (error.message) console.error(error.message);
    process.exitCode = 1;
  }
}
