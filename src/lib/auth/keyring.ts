import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { decryptValue, encryptValue } from './encrypted-values.ts';
import type {
  EncryptionUse,
  KeptHashUse,
  LastingUse,
  PseudonymUse,
  RoundUse,
  SignedUse,
} from './key-use.ts';
import { createSessionToken, readSignedSessionToken, signSessionToken } from './session-token.ts';
import { createSignedNonce, readSignedNonce, readSignedValue, signValue } from './signed-values.ts';

/** The secrets of a site, shared by all its nodes. */
export interface SiteSecrets {
  /** Makes everything new. */
  present: string;
  /** Accepted as well: the next secret, or previous ones. */
  accepted?: readonly string[];
  /** Known to strangers: no signature of theirs is believed, but what the database proves is still found and read. */
  leaked?: readonly string[];
}

/** The one way from a secret of the site to a key: it can be used, and not be read. */
export interface Keyring {
  /** Whether no other secret than the present one is known. */
  isAlone: boolean;
  /** What is stored begins with this, where the present secret has made it while others were known. */
  presentPrefix: string;
  sign(use: SignedUse, value: string): string;
  /** The value that was signed for this use, or null when the signature is not ours, or is of a leaked secret. */
  readSigned(use: SignedUse, signed: string): string | null;
  createSignedNonce(use: SignedUse, subject: string): string;
  /** The nonce of a mark when we made it for this subject, else null. */
  readSignedNonce(use: SignedUse, mark: string, subject: string): string | null;
  /** The signature of an address that is good for years. */
  signForYears(use: LastingUse, text: string): string;
  /** Whose signature this is: ours, or of a leaked secret and so perhaps a stranger's; null for no one's. */
  whoSigned(use: LastingUse, text: string, signature: string): 'us' | 'perhaps a stranger' | null;
  encrypt(use: EncryptionUse, subject: string, value: string): string;
  /**
   * The value that was sealed for this use and subject; throws when it was not, was changed, or its secret is not
   * known.
   */
  decrypt(use: EncryptionUse, subject: string, encrypted: string): string;
  /** What is kept of a text. */
  keptHash(use: KeptHashUse, text: string): string;
  /** All that may have been kept of a text, whichever secret was the present one. */
  keptHashes(use: KeptHashUse, text: string): string[];
  /** Whether this was kept of this text. */
  isKeptHash(use: KeptHashUse, text: string, kept: string): boolean;
  /** A state for a redirect to a provider and back, from this random text. */
  nameRound(random: string): string;
  /** A value of the way that has this state; for one of a secret that is not believed any more it fits nothing. */
  ofRound(use: RoundUse, state: string): string;
  pseudonym(use: PseudonymUse, text: string): string;
  createSession(): { token: string; cookieValue: string };
  /** What is in the cookie of a session; the database says whether it opens anything. */
  readSession(cookieValue: string): CarriedSession | null;
  /** Only for the auth library, which signs the cookie at a sign-in. */
  librarySecret: string;
}

/** What the cookie of a session carries. Every request of a signed-in user brings one. */
export interface CarriedSession {
  token: string;
  /** Whether the present secret has signed it. */
  isAsSigned: boolean;
  /** The cookie's value as the present secret signs it. */
  signAnew(): string;
}

interface Key {
  id: string;
  secret: string;
}

/** Names a secret without revealing it. */
const keyOf = (secret: string): Key => ({
  id: Buffer.from(hkdfSync('sha256', secret, '', 'direct365 key id', 6)).toString('base64url'),
  secret,
});

const hashWith = ({ secret }: Key, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The answer of the matching key. Every key is tried, so that the time reveals nothing. */
const anyOf = <Answer>(keys: readonly Key[], ask: (key: Key) => Answer | null): Answer | null =>
  keys.map(ask).find((answer) => answer !== null) ?? null;

/** The id before the first dot: values without an id contain no dot. */
function namedIn(text: string): { id: string | undefined; rest: string } {
  const dot = text.indexOf('.');
  return dot < 0
    ? { id: undefined, rest: text }
    : { id: text.slice(0, dot), rest: text.slice(dot + 1) };
}

/** Makes the keys of a site of its secrets. */
export function createKeyring({
  present: secret,
  accepted = [],
  leaked = [],
}: SiteSecrets): Keyring {
  const present = keyOf(secret);
  const believed = [present, ...accepted.map(keyOf)];
  const doubted = leaked.map(keyOf);
  const known = [...believed, ...doubted];
  const isAlone = known.length === 1;
  const presentPrefix = `${present.id}.`;
  // While there is one secret nothing has to name it, and releases that know no names read all that is written.
  const named = (text: string): string => (isAlone ? text : `${presentPrefix}${text}`);
  const hashesBy = (key: Key, { purpose }: KeptHashUse, text: string): string[] => {
    const hash = hashWith(key, purpose, text);
    return [hash, `${key.id}.${hash}`];
  };

  return {
    isAlone,
    presentPrefix,
    sign: ({ purpose }, value) => signValue(secret, purpose, value),
    readSigned: ({ purpose }, signed) =>
      anyOf(believed, (key) => readSignedValue(key.secret, purpose, signed)),
    createSignedNonce: ({ purpose }, subject) => createSignedNonce(secret, purpose, subject),
    readSignedNonce: ({ purpose }, mark, subject) =>
      anyOf(believed, (key) => readSignedNonce(mark, key.secret, purpose, subject)),
    signForYears: ({ purpose }, text) => hashWith(present, purpose, text),
    whoSigned({ purpose }, text, signature) {
      const isBy = (key: Key) => (isEqual(signature, hashWith(key, purpose, text)) ? key : null);
      const [ours, strangers] = [anyOf(believed, isBy), anyOf(doubted, isBy)];
      if (ours) return 'us';
      return strangers && 'perhaps a stranger';
    },
    encrypt: ({ purpose }, subject, value) =>
      named(encryptValue(secret, { purpose, subject }, value)),
    decrypt({ purpose }, subject, encrypted) {
      const { id, rest } = namedIn(encrypted);
      const opened = anyOf(
        known.filter((key) => id === undefined || key.id === id),
        (key) => decryptIfEncryptedBy(key, { purpose, subject }, rest),
      );
      if (!opened) throw new Error('This was sealed with a secret that is not known, or changed.');
      return opened.value;
    },
    keptHash: ({ purpose }, text) => named(hashWith(present, purpose, text)),
    keptHashes: (use, text) => known.flatMap((key) => hashesBy(key, use, text)),
    isKeptHash: (use, text, kept) =>
      known
        .flatMap((key) => hashesBy(key, use, text))
        .map((hash) => isEqual(kept, hash))
        .includes(true),
    nameRound: (random) => `${presentPrefix}${random}`,
    ofRound({ purpose }, state) {
      const { id } = namedIn(state);
      return hashWith(believed.find((key) => key.id === id) ?? present, purpose, state);
    },
    pseudonym: ({ purpose }, text) => hashWith(present, purpose, text),
    createSession: () => createSessionToken(secret),
    readSession(cookieValue) {
      const read = anyOf(known, (key) => {
        const token = readSignedSessionToken(cookieValue, key.secret);
        return token === null ? null : { token, key };
      });
      if (!read) return null;
      const { token, key } = read;
      return {
        token,
        isAsSigned: key === present,
        signAnew: () => signSessionToken(token, secret),
      };
    },
    librarySecret: secret,
  };
}

/** The value in an object, for it may be empty; null when another key sealed it. */
function decryptIfEncryptedBy(
  { secret }: Key,
  context: { purpose: string; subject: string },
  encrypted: string,
): { value: string } | null {
  try {
    return { value: decryptValue(secret, context, encrypted) };
  } catch {
    return null;
  }
}
