/** Hosted Supabase has no server of ours beside it that could write a file or keep the content. */
export const isHosted = (): boolean => Boolean(import.meta.env.PUBLIC_SUPABASE_URL);
