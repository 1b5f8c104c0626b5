import type { Database } from '../../../contract/database.ts';

/** One enquiry as the database keeps it: phone is E.164 or null, `created_at` ISO 8601 with offset. */
export type Lead = Database['public']['Tables']['leads']['Row'];
