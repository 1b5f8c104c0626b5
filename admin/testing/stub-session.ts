import type { Session } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { SessionBackend } from '../shared/session/session-store.ts';

export const session = (token: string, userId = 'owner'): Session => ({
  access_token: token,
  refresh_token: 'r',
  expires_in: 3600,
  token_type: 'bearer',
  user: {
    id: userId,
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-11-21T00:00:00Z',
  },
});

/** A backend with the session and roles that the test gives. */
export function createBackend(stored: Session | null, roles: Record<string, string | Error>) {
  let emit: (session: Session | null) => void = () => {};
  const loadRole = vi.fn(async (userId: string) => {
    const role = roles[userId] ?? 'none';
    if (role instanceof Error) throw role;
    return role;
  });
  const needsCode = vi.fn(async () => false);
  const backend: SessionBackend = {
    onChange: (listener) => {
      emit = listener;
    },
    getSession: async () => stored,
    isKept: () => stored !== null,
    loadRole,
    hasOpenedDesk: async () => false,
    keptRole: () => undefined,
    keepRole: vi.fn(),
    needsCode,
    signOut: async () => {
      emit(null);
      return { error: null };
    },
  };
  return { backend, loadRole, needsCode, emit: (next: Session | null) => emit(next), roles };
}
