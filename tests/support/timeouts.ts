import { vi } from 'vitest';

/**
 * No test measures time, so what is awaited may take as long as a busy machine needs; Vitest's own second is too short
 * for a child process or a database there.
 */
const TIMEOUT_MS = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = TIMEOUT_MS) => waitFor(callback, options);
