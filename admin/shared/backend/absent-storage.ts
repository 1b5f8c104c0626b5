/**
 * Takes the place of `@supabase/storage-js` in the browser's bundle (alias in astro.config.ts).
 * supabase-js always brings its client for files, and the product stores none there. Whoever uses
 * `backend.storage` takes the alias away first.
 */
export class StorageClient {}

/** supabase-js hands it on by name. */
export class StorageApiError extends Error {}
