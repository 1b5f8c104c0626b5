import type { ToastMessage } from '../../../ui/toast/toast.ts';

const refuse = (title: string, description: string) =>
  ({ title, description, tone: 'destructive' }) as const satisfies ToastMessage;

/** Toasts of the session, word for word (specification §8). */
export const SESSION_MESSAGES = {
  invalidCredentials: refuse('Invalid Credentials', 'Please check your email and password'),
  accessDenied: refuse('Access Denied', 'Only authorized administrators can create accounts'),
  accountExists: refuse(
    'Account Exists',
    'An account with this email already exists. Please sign in instead.',
  ),
  unexpected: refuse('Authentication Error', 'An unexpected error occurred.'),
  accountCreated: {
    title: 'Account Created!',
    description: 'Please check your email to confirm your account.',
    tone: 'success',
  },
  welcome: { title: 'Welcome Back!', tone: 'success' },
  emailConfirmed: { title: 'Email confirmed', tone: 'success' },
  passwordChanged: { title: 'Password changed', tone: 'success' },
  loggedOut: { title: 'Logged Out', description: 'You have been logged out successfully.' },
  logoutFailed: refuse('Error', 'Failed to log out'),
} as const satisfies Record<string, ToastMessage>;

/** Shown on the sign-in page after a session ended without a log-out. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

export const signInError = (description: string): ToastMessage =>
  refuse('Login Error', description);
export const signUpError = (description: string): ToastMessage =>
  refuse('Signup Error', description);
