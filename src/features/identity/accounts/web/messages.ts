import { asApiProblem } from '#lib/api/problem.ts';
import type { PostedForm } from '../rules/posted-form.ts';

const words: Record<string, string> = {
  EMAIL_NOT_VERIFIED:
    'Please confirm your e-mail address first. The link is in your inbox; you can ask for a new one below.',
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or the password is not right.',
  INVALID_TOKEN: 'This link is not valid any more. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link has expired. Please ask for a new one.',
  USER_NOT_FOUND: 'This link is not valid any more. Please ask for a new one.',
};

/** The words for a failure of sign-in, sign-up or a link. */
export function messageForAuthCode(code: string): string {
  return words[code.toUpperCase()] ?? 'Something went wrong. Please try again.';
}

/** The words for a form that was sent without scripts: ours where we have better ones, else what the server says. */
export const messageForPostedForm = ({ code, detail }: PostedForm): string => words[code] ?? detail;

/** The words for a caught failure: ours where we have better ones, else what the server says. */
export function messageForAuthError(error: unknown): string {
  const problem = asApiProblem(error);
  if (!problem) return 'The server cannot be reached. Please check your connection and try again.';
  return words[problem.code] ?? problem.message;
}

/** What account settings say. */
export const settingsMessages = {
  renamed: { title: 'Name saved', description: 'This is how you are named from now on.' },
  passwordChanged: {
    title: 'Password changed',
    description: 'All other devices have been signed out.',
  },
  firstPasswordAsked: {
    title: 'Check your email',
    description: 'A link to choose a password is on its way. It works for one hour.',
  },
  emailAsked: {
    title: 'Check both inboxes',
    description: 'We have sent a link to your present and to your new address.',
  },
  emailKept: { title: 'Address kept', description: 'The change was cancelled.' },
  sessionEnded: { title: 'Signed out', description: 'That device is signed out.' },
  othersEnded: { title: 'Signed out', description: 'All other devices are signed out.' },
  sessionsFailed: 'Your devices could not be loaded.',
  linkFailed: {
    title: 'This link is not valid any more',
    text: 'It works for 24 hours, and until another change is asked for. Ask for the change again in your account settings.',
  },
  emailChanged: {
    title: 'Your address is changed',
    text: 'Sign in with the new address from now on.',
  },
  emailHalf: {
    title: 'Confirmed here',
    text: 'Your address is changed once it was confirmed at the other address, too.',
  },
} as const;

/** What the page of a confirmation link says. */
export const confirmationMessages = {
  loadFailed: 'We could not read this link just now.',
  confirmed: {
    tone: 'success',
    title: 'This address is confirmed',
    text: 'You can sign in the way you signed up.',
  },
  expired: {
    tone: 'warning',
    title: 'This link has run out',
    text: 'A link works for 24 hours. Ask for a new one.',
  },
  replaced: {
    tone: 'warning',
    title: 'This link has been replaced',
    text: 'There was another sign-up with your address after this mail was sent, and only the newest sign-up counts. If that was you, use the link in our newest mail. If not, sign up again.',
  },
  unknown: {
    tone: 'warning',
    title: 'This link does not work any more',
    text: 'Perhaps a part of it was lost on the way, or it is from an older mail. Ask for a new one.',
  },
  'password-needed': 'Please type the password you signed up with.',
  'wrong-password': 'This is not the password of this sign-up.',
  'too-many-attempts':
    'That was tried too often. Please wait a quarter of an hour, then try again.',
  'not-sent': 'Please enter the email you used to sign up.',
  'too-many-mails': 'Too many mails were asked for. Please try again in an hour.',
} as const;
