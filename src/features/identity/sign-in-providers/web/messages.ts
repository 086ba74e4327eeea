import type { FlowPurpose, MicrosoftProblem } from '../rules/problems.ts';

/** What is said about accounts elsewhere. */
export const connectionMessages = {
  disconnected: {
    title: 'Microsoft account disconnected',
    description: 'It does not sign in here any more.',
  },
  failed: 'That did not work. Please try again.',
  signUpGone: {
    title: 'This form has run out',
    text: 'It can be sent within an hour, in the browser that signed in with Microsoft. Please begin again.',
  },
} as const;

interface ProblemWords {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  text: string;
}

/** What happened, and what to do. */
export const problemMessages: Record<MicrosoftProblem, ProblemWords> = {
  cancelled: {
    tone: 'info',
    title: 'You did not sign in with Microsoft',
    text: 'Microsoft says that it was cancelled, or that it needs the consent of the administrator of your account there. Nothing has changed here.',
  },
  unreachable: {
    tone: 'warning',
    title: 'Microsoft does not answer just now',
    text: 'We could not ask Microsoft who you are. Please try again in a minute, or go on in another way.',
  },
  expired: {
    tone: 'warning',
    title: 'This was used already, or took too long',
    text: 'A way back from Microsoft works once, for 15 minutes, and in the browser that it began in. Please begin again.',
  },
  clock: {
    tone: 'danger',
    title: 'The clocks do not agree',
    text: 'What Microsoft sent was made at another time than ours. Please try again; if it stays so, contact us, for the clock of this site may be wrong.',
  },
  refused: {
    tone: 'danger',
    title: 'We could not be sure that it is you',
    text: 'What came back from Microsoft is not what we have to insist on, so nothing was done. Please try again; if it stays so, contact us.',
  },
  'not-offered': {
    tone: 'info',
    title: 'This site does not sign in with Microsoft',
    text: 'Please use another way.',
  },
  'too-many-attempts': {
    tone: 'warning',
    title: 'That was tried too often',
    text: 'Please wait a quarter of an hour, then try again.',
  },
  'looking-in': {
    tone: 'warning',
    title: 'You are impersonating a user',
    text: 'Stop impersonating first, then start again.',
  },
  'session-over': {
    tone: 'warning',
    title: 'You have been signed out meanwhile',
    text: 'While you were at Microsoft the sign-in that you left from has ended, or another person has signed in. Nothing has changed. Please begin again.',
  },
  taken: {
    tone: 'warning',
    title: 'This Microsoft account signs in to another account here',
    text: 'Sign in with it to see which one, and disconnect it there first if you want it here. Nothing has changed.',
  },
  'too-many': {
    tone: 'warning',
    title: 'You have as many connected accounts as there can be',
    text: 'Disconnect one of them first.',
  },
  'other-account': {
    tone: 'warning',
    title: 'This is another Microsoft account',
    text: 'Please choose the one that is connected with your account here.',
  },
  'not-anew': {
    tone: 'warning',
    title: 'Microsoft did not ask you',
    text: 'Microsoft let you pass because it knew you still, or does not say when it asked. We need a sign-in of this moment. Use another way: a passkey, or a password, which you can choose by mail under “Forgot your password?”.',
  },
};

/** The page's title, by what a user went to Microsoft for. */
export const purposeTitles: Record<FlowPurpose, string> = {
  'sign-in': 'Sign in with Microsoft',
  connect: 'Connect a Microsoft account',
  proof: 'Confirm with Microsoft',
};
