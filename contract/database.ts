// Generated from supabase/migrations by "npm run generate -- database-types"; do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** The schema `public` as `createClient<Database>()` of supabase-js wants it. */
export type Database = {
  public: {
    Tables: {
      leads: {
        Row: {
          answered_at: string | null;
          area_sqft: number | null;
          assigned_to: string | null;
          attribution: Json;
          best_hour: number | null;
          brand: string | null;
          budget_rupees: number | null;
          calls_allowed: boolean | null;
          city: string | null;
          corrected_at: string | null;
          correction_held_at: string | null;
          created_at: string;
          due_at: string | null;
          due_what: string | null;
          email: string | null;
          history: Json;
          id: string;
          interest: Json | null;
          is_test: boolean;
          language: string | null;
          message: string;
          model: string | null;
          name: string;
          phone: string | null;
          phone_typed: string | null;
          proof_releases: boolean;
          quarantine_reasons: string[];
          quarantined_at: string | null;
          source: string | null;
          stage: string;
          stage_reason: string | null;
          stage_since: string | null;
          subject: string | null;
          tags: string[];
          withdrawn_at: string | null;
        };
        Insert: {
          answered_at?: string | null;
          area_sqft?: number | null;
          assigned_to?: string | null;
          attribution?: Json;
          best_hour?: number | null;
          brand?: string | null;
          budget_rupees?: number | null;
          calls_allowed?: boolean | null;
          city?: string | null;
          corrected_at?: string | null;
          correction_held_at?: string | null;
          created_at?: string;
          due_at?: string | null;
          due_what?: string | null;
          email?: string | null;
          history?: Json;
          id?: string;
          interest?: Json | null;
          is_test?: boolean;
          language?: string | null;
          message: string;
          model?: string | null;
          name: string;
          phone?: string | null;
          phone_typed?: string | null;
          proof_releases?: boolean;
          quarantine_reasons?: string[];
          quarantined_at?: string | null;
          source?: string | null;
          stage?: string;
          stage_reason?: string | null;
          stage_since?: string | null;
          subject?: string | null;
          tags?: string[];
          withdrawn_at?: string | null;
        };
        Update: {
          answered_at?: string | null;
          area_sqft?: number | null;
          assigned_to?: string | null;
          attribution?: Json;
          best_hour?: number | null;
          brand?: string | null;
          budget_rupees?: number | null;
          calls_allowed?: boolean | null;
          city?: string | null;
          corrected_at?: string | null;
          correction_held_at?: string | null;
          created_at?: string;
          due_at?: string | null;
          due_what?: string | null;
          email?: string | null;
          history?: Json;
          id?: string;
          interest?: Json | null;
          is_test?: boolean;
          language?: string | null;
          message?: string;
          model?: string | null;
          name?: string;
          phone?: string | null;
          phone_typed?: string | null;
          proof_releases?: boolean;
          quarantine_reasons?: string[];
          quarantined_at?: string | null;
          source?: string | null;
          stage?: string;
          stage_reason?: string | null;
          stage_since?: string | null;
          subject?: string | null;
          tags?: string[];
          withdrawn_at?: string | null;
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
      accept_proof: {
        Args: {
          submission: string;
        };
        Returns: boolean;
      };
      add_lead: {
        Args: {
          action_id: string;
          lead: Json;
          calls?: Json;
        };
        Returns: Json;
      };
      assess_enquiry: {
        Args: {
          submission: string;
          buckets: Json;
        };
        Returns: Json;
      };
      audit_entries: {
        Args: {
          before?: number;
          at_most?: number;
        };
        Returns: {
          id: number;
          at: string;
          actor: string;
          action: string;
          detail: Json;
        }[];
      };
      before_user_created: {
        Args: {
          event: Json;
        };
        Returns: Json;
      };
      begin_export: {
        Args: {
          filter: Json;
          format: string;
          with_no_contact: boolean;
        };
        Returns: Json;
      };
      begin_test_enquiry: {
        Args: {
        };
        Returns: string;
      };
      bin_leads: {
        Args: {
          run_id: string;
          target: Json;
          at_most?: number;
        };
        Returns: Json;
      };
      bulk_work: {
        Args: {
          run_id: string;
          target: Json;
          change: Json;
          at_most?: number;
        };
        Returns: Json;
      };
      calendar_entries: {
        Args: {
          token: string;
        };
        Returns: Json;
      };
      calendar_feed: {
        Args: {
        };
        Returns: Json;
      };
      change_consent: {
        Args: {
          of_lead: string;
          consent: Json;
          mails?: Json;
        };
        Returns: boolean;
      };
      change_member_role: {
        Args: {
          member: string;
          member_role: string;
        };
        Returns: boolean;
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
          kind: string;
        }[];
      };
      claim_push: {
        Args: {
          batch: number;
        };
        Returns: Json;
      };
      correct_enquiry: {
        Args: {
          of_lead: string;
          fields: Json;
          mails: Json;
          reasons?: Json;
        };
        Returns: boolean;
      };
      count_request: {
        Args: {
          bucket: string;
          allowed: number;
          window_seconds: number;
        };
        Returns: number;
      };
      decide_correction: {
        Args: {
          lead_id: string;
          entry: number;
          is_accepted: boolean;
        };
        Returns: boolean;
      };
      delete_desk_view: {
        Args: {
          view_id: string;
        };
        Returns: boolean;
      };
      delete_push_subscription: {
        Args: {
          endpoint: string;
        };
        Returns: boolean;
      };
      desk_bin: {
        Args: {
          at_most?: number;
          after?: string;
        };
        Returns: Json;
      };
      desk_campaigns: {
        Args: {
          from_day: string;
          until_day: string;
        };
        Returns: Json;
      };
      desk_content_right: {
        Args: {
        };
        Returns: Json;
      };
      desk_counts: {
        Args: {
        };
        Returns: Json;
      };
      desk_export: {
        Args: {
          export: string;
          after?: string;
          at_most?: number;
        };
        Returns: Json;
      };
      desk_facets: {
        Args: {
        };
        Returns: Json;
      };
      desk_found: {
        Args: {
          filter?: Json;
        };
        Returns: Json;
      };
      desk_lead: {
        Args: {
          reference: string;
        };
        Returns: Json;
      };
      desk_leads: {
        Args: {
          filter?: Json;
          after?: string;
          at_most?: number;
        };
        Returns: Json;
      };
      desk_team: {
        Args: {
        };
        Returns: Json;
      };
      desk_views: {
        Args: {
        };
        Returns: Json;
      };
      desk_week: {
        Args: {
          from_day: string;
          until_day: string;
          hours: Json;
        };
        Returns: Json;
      };
      end_export: {
        Args: {
          export: string;
          is_whole?: boolean;
        };
        Returns: undefined;
      };
      erase_enquiry: {
        Args: {
          of_lead: string;
        };
        Returns: boolean;
      };
      erase_person: {
        Args: {
          address: string;
          also?: string[];
        };
        Returns: number;
      };
      export_person: {
        Args: {
          address: string;
        };
        Returns: Json;
      };
      export_progress: {
        Args: {
          export: string;
        };
        Returns: Json;
      };
      export_size: {
        Args: {
          filter?: Json;
        };
        Returns: Json;
      };
      find_known: {
        Args: {
          contacts: Json;
        };
        Returns: Json;
      };
      import_leads: {
        Args: {
          batch_id: string;
          rows: Json;
        };
        Returns: Json;
      };
      invite_member: {
        Args: {
          email: string;
          member_role: string;
          site: string;
        };
        Returns: Json;
      };
      lead_health: {
        Args: {
        };
        Returns: Json;
      };
      lead_ledger: {
        Args: {
          of_lead: string;
        };
        Returns: Json;
      };
      merge_leads: {
        Args: {
          action_id: string;
          kept: string;
          merged: string[];
          choices?: Json;
          is_dry_run?: boolean;
        };
        Returns: Json;
      };
      offer_push_key: {
        Args: {
          key: string;
        };
        Returns: undefined;
      };
      open_digest: {
        Args: {
          at_hour: number;
          on_days: number[];
        };
        Returns: Json;
      };
      push_key: {
        Args: {
        };
        Returns: string;
      };
      queue_digest: {
        Args: {
          of_day: string;
          mail?: Json;
          lead_ids?: string[];
        };
        Returns: boolean;
      };
      read_receipt: {
        Args: {
          of_lead: string;
        };
        Returns: Json;
      };
      record_desk_use: {
        Args: {
          action: string;
          lead_ids: string[];
        };
        Returns: undefined;
      };
      record_soft_lead: {
        Args: {
          code: string;
          page: string;
          attribution?: Json;
        };
        Returns: undefined;
      };
      related_leads: {
        Args: {
          address: string;
        };
        Returns: Json;
      };
      release_lead: {
        Args: {
          lead_id: string;
        };
        Returns: boolean;
      };
      remove_calendar_feed: {
        Args: {
        };
        Returns: boolean;
      };
      remove_member: {
        Args: {
          member: string;
        };
        Returns: boolean;
      };
      renew_calendar_feed: {
        Args: {
        };
        Returns: string;
      };
      report_server: {
        Args: {
          home: string;
          place: string;
          length: number;
        };
        Returns: undefined;
      };
      report_server_warning: {
        Args: {
          code: string;
        };
        Returns: undefined;
      };
      report_spool: {
        Args: {
          home: string;
          length: number;
        };
        Returns: undefined;
      };
      restore_leads: {
        Args: {
          lead_ids?: string[];
          removal?: string;
        };
        Returns: number;
      };
      retry_mail: {
        Args: {
          mail_id: string;
        };
        Returns: boolean;
      };
      revoke_invitation: {
        Args: {
          invitation: string;
        };
        Returns: boolean;
      };
      run_retention: {
        Args: {
        };
        Returns: Json;
      };
      save_desk_view: {
        Args: {
          view_id: string;
          name: string;
          filter: Json;
        };
        Returns: undefined;
      };
      save_push_subscription: {
        Args: {
          endpoint: string;
          p256dh: string;
          auth: string;
        };
        Returns: undefined;
      };
      send_test_push: {
        Args: {
          endpoint: string;
        };
        Returns: undefined;
      };
      server_warnings: {
        Args: {
        };
        Returns: Json;
      };
      set_assignment: {
        Args: {
          rule: string;
          cities?: Json;
        };
        Returns: undefined;
      };
      settle_mail: {
        Args: {
          mail_id: string;
          fault?: string;
        };
        Returns: undefined;
      };
      settle_push: {
        Args: {
          message_id: number;
          outcome: string;
        };
        Returns: undefined;
      };
      sign_off_server: {
        Args: {
          home: string;
        };
        Returns: undefined;
      };
      silent_servers: {
        Args: {
        };
        Returns: Json;
      };
      soft_leads: {
        Args: {
          at_most?: number;
        };
        Returns: {
          code: string;
          page: string;
          attribution: Json;
          at: string;
        }[];
      };
      submit_enquiry: {
        Args: {
          lead: Json;
          mails: Json;
          journey?: Json;
        };
        Returns: Json;
      };
      team_settings: {
        Args: {
        };
        Returns: Json;
      };
      test_enquiry_state: {
        Args: {
          test_id: string;
        };
        Returns: Json;
      };
      undo_add: {
        Args: {
          action_id: string;
        };
        Returns: boolean;
      };
      undo_bulk: {
        Args: {
          run_id: string;
          at_most?: number;
        };
        Returns: Json;
      };
      undo_import: {
        Args: {
          batch_id: string;
        };
        Returns: Json;
      };
      undo_merge: {
        Args: {
          action_id: string;
        };
        Returns: Json;
      };
      undo_work: {
        Args: {
          action_id: string;
        };
        Returns: Json;
      };
      unusual_reading: {
        Args: {
        };
        Returns: Json;
      };
      work_lead: {
        Args: {
          action_id: string;
          lead_id: string;
          change: Json;
        };
        Returns: Json;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
