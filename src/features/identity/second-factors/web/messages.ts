import { asApiProblem } from '#lib/api/problem.ts';

/** What is said about second factors. */
export const factorMessages = {
  listFailed: 'Your second factors could not be loaded.',
  added: {
    title: 'Two-step sign-in is on',
    description: 'Signing in by password asks for a code from now on.',
  },
  removed: { title: 'Factor removed', description: 'It does not sign in any more.' },
  renamed: { title: 'Name saved', description: 'The factor has its new name.' },
  sent: { title: 'Code sent', description: 'It is good for ten minutes. Codes of before are not.' },
  copied: { title: 'Copied!', description: 'Keep the codes where only you find them.' },
  notCopied: 'They could not be copied. Please write them down.',
  failed: 'That did not work. Please try again.',
} as const;

/** What is said about the two kinds of factors whose codes are sent. */
export const codeFactorWords = {
  phone: {
    add: 'Add codes by text message',
    name: 'Text messages',
    label: 'Phone number',
    hint: 'With the prefix of its country, such as +44.',
    honest:
      'Each time you sign in by password we send a code to this number. An authenticator app or a passkey is safer: a number can be moved to another phone by deceiving its provider.',
  },
  email: {
    add: 'Add codes by email',
    name: 'Second mailbox',
    label: 'Email address for codes',
    hint: 'Another one than that of your account, where links for a new password go.',
    honest:
      'Each time you sign in by password we send a code to this address. It stops a person who has found your password, and no more than that: an authenticator app, a passkey or a phone protects you better, and takes its place.',
  },
} as const;

/** How a factor is called in its row. */
export const kindWords = {
  totp: 'Authenticator app',
  phone: 'Text messages',
  email: 'Emails',
} as const;

/** The sentence of a refusal, or that something went wrong. */
export const messageForFactorError = (error: unknown): string =>
  asApiProblem(error)?.message ?? factorMessages.failed;
