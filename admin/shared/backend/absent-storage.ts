/**
 * Replaces `@supabase/storage-js` in the browser bundle (alias in astro.config.ts). supabase-js always includes its
 * file client, and the product stores no files there.
 */
export class StorageClient {}

/** supabase-js re-exports it by name. */
export class StorageApiError extends Error {}
