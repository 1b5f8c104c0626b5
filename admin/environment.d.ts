/** Values that the build inlines into the application; all optional, none secret. */
interface ImportMetaEnv {
  /** Address of the backend; the page's own origin when empty. */
  readonly PUBLIC_SUPABASE_URL?: string;
  /** Public client key of the backend. */
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY?: string;
}
