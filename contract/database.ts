// Generated from supabase/migrations by "node scripts/generate-database-types.ts"; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** The schema `public` as `createClient<Database>()` of supabase-js wants it. */
export type Database = {
  public: {
    Tables: {
      leads: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          message: string;
          name: string;
          phone: string | null;
          subject: string | null;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          message: string;
          name: string;
          phone?: string | null;
          subject?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          message?: string;
          name?: string;
          phone?: string | null;
          subject?: string | null;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      before_user_created: {
        Args: {
          event: Json;
        };
        Returns: Json;
      };
      claim_mail: {
        Args: {
          batch?: number;
        };
        Returns: {
          id: string;
          recipient: string;
          reply_to: string;
          subject: string;
          body_text: string;
          body_html: string;
          attempts: number;
        }[];
      };
      count_request: {
        Args: {
          bucket: string;
          allowed: number;
          window_seconds: number;
        };
        Returns: number;
      };
      settle_mail: {
        Args: {
          mail_id: string;
          fault?: string;
        };
        Returns: undefined;
      };
      submit_enquiry: {
        Args: {
          lead: Json;
          mails: Json;
        };
        Returns: string;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
