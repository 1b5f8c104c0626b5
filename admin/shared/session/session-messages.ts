import { done, failed, type ToastMessage } from '../../../ui/toast/toast.ts';

/** Toasts of the session, word for word (specification §8). */
export const SESSION_MESSAGES = {
  invalidCredentials: failed('Invalid Credentials', 'Please check your email and password'),
  accessDenied: failed('Access Denied', 'Only authorized administrators can create accounts'),
  accountExists: failed(
    'Account Exists',
    'An account with this email already exists. Please sign in instead.',
  ),
  unexpected: failed('Authentication Error', 'An unexpected error occurred.'),
  accountCreated: done('Account Created!', 'Please check your email to confirm your account.'),
  welcome: done('Welcome Back!'),
  emailConfirmed: done('Email confirmed'),
  passwordChanged: done('Password changed'),
  loggedOut: { title: 'Logged Out', description: 'You have been logged out successfully.' },
  logoutFailed: failed('Error', 'Failed to log out'),
} as const satisfies Record<string, ToastMessage>;

/** Shown on the sign-in page after a session ended without a log-out. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

export const signInError = (description: string): ToastMessage =>
  failed('Login Error', description);
export const signUpError = (description: string): ToastMessage =>
  failed('Signup Error', description);
