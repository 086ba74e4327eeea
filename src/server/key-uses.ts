import type {
  EncryptionUse,
  KeptHashUse,
  LastingUse,
  PseudonymUse,
  RoundUse,
  SignedUse,
} from '#lib/auth/key-use.ts';

const signed = (purpose: string): SignedUse => ({ kind: 'signed', purpose });
const lasting = (purpose: string): LastingUse => ({ kind: 'lasting', purpose });
const encrypted = (purpose: string): EncryptionUse => ({ kind: 'sealed', purpose });
const keptHash = (purpose: string): KeptHashUse => ({ kind: 'kept hash', purpose });
const round = (purpose: string): RoundUse => ({ kind: 'round', purpose });
const pseudonym = (purpose: string): PseudonymUse => ({ kind: 'pseudonym', purpose });

/**
 * Everything that keys are made for of the site's secret, beside the cookie of a session. The page
 * docs/security/keys.md says of each what becomes of it when the secret changes, and when it leaked. A test compares
 * the two.
 */
export const keyUses = {
  confirmationLink: signed('confirmation link'),
  emailChange: signed('change of address'),
  signUp: signed('sign-up'),
  knownDevice: signed('known device'),
  /** What an app said of itself when it registered: its `client_id`. */
  registeredApp: signed('registered app'),
  mailPreferences: lasting('mail-preferences'),
  /** Secrets of authenticator apps, and codes that are being sent to users. */
  factor: encrypted('factor'),
  signingKey: encrypted('signing key'),
  pushKey: encrypted('push key'),
  /** Where consultants are paid. */
  bankDetails: encrypted('bank details'),
  /** Addresses and secrets of webhooks. */
  webhookSettings: encrypted('webhook settings'),
  /** Where calendars are read for when consultants are busy. */
  calendarAddress: encrypted('calendar address'),
  /** Replies that came by mail. */
  mailReply: encrypted('mail reply'),
  backupCode: keptHash('backup code'),
  sentCode: keptHash('sent code'),
  codeDestination: keptHash('destination of codes'),
  trial: keptHash('trial'),
  declinedAddress: keptHash('declined address'),
  /** In the addresses that mails are answered to. */
  replyAddress: keptHash('reply address'),
  microsoftNonce: round('microsoft nonce'),
  microsoftVerifier: round('microsoft verifier'),
  accountInLog: pseudonym('account in the log'),
};
