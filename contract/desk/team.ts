import * as v from 'valibot';

/** The owner is the administrator; a caller works on leads, a viewer reads them, an editor sees content alone. */
export const DESK_ROLES = ['owner', 'caller', 'viewer', 'editor'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];
/** Roles to which the owner invites. */
export const MEMBER_ROLES = ['caller', 'viewer', 'editor'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** `city`: to whom the city is given; `round-robin`: to each caller in turn. */
export const ASSIGNMENT_RULES = ['off', 'city', 'round-robin'] as const;

/** Answer of `desk_team`: everybody of the team, the owner first. */
export const deskTeamSchema = v.array(
  v.object({
    id: v.string(),
    /** The part of the address before the @; the whole address where two share it. */
    name: v.string(),
    role: v.picklist(DESK_ROLES),
    is_you: v.boolean(),
  }),
);

/** What `set_assignment` takes. */
export const assignmentSchema = v.object({
  rule: v.picklist(ASSIGNMENT_RULES),
  /** In small letters; each city once. */
  cities: v.array(v.object({ city: v.string(), member: v.string() })),
});
export type Assignment = v.InferOutput<typeof assignmentSchema>;

/** Answer of `team_settings`, for the owner. */
export const teamSettingsSchema = v.object({
  members: v.array(
    v.object({
      id: v.string(),
      email: v.string(),
      role: v.picklist(DESK_ROLES),
      joined_at: v.string(),
      has_second_factor: v.boolean(),
      /** When content is published that this person planned, the next one first; removal cancels that. */
      planned: v.array(v.string()),
    }),
  ),
  invitations: v.array(
    v.object({
      id: v.string(),
      email: v.string(),
      role: v.picklist(MEMBER_ROLES),
      invited_at: v.string(),
      /** False once its seven days are over. */
      is_open: v.boolean(),
    }),
  ),
  assignment: assignmentSchema,
});
export type TeamSettings = v.InferOutput<typeof teamSettingsSchema>;

/** Answer of `invite_member`; an account that was confirmed before has joined at once. */
export const invitationAnswerSchema = v.object({ id: v.string(), has_joined: v.boolean() });
