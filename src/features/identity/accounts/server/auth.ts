import { randomUUID } from 'node:crypto';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import { hashSessionToken } from '#lib/auth/session-token.ts';
import { keyUses } from '#server/key-uses.ts';
import { type PasswordRefusal, refusalOfPassword } from '../rules/password-refusal.ts';
import { createAuthLibrary, type LibraryDependencies, resetRedirect } from './auth-library.ts';
import type { EmailSide } from './commands/change-email.ts';
import {
  type ConfirmationOutcome,
  type ConfirmationProof,
  confirmAddress,
  isOwnSignUp,
} from './commands/confirm-address.ts';
import type { SessionKey } from './commands/sessions.ts';
import { type SignUpCircumstances, type SignUpRequest, signUp } from './commands/sign-up.ts';
import { type Confirmation, confirmationToken, findConfirmation } from './queries/confirmation.ts';
import { sessionCookie } from './viewer.ts';

export interface Auth {
  /** Answers the requests under /auth/v1; faults are thrown, with their cause. */
  handle(request: Request): Promise<Response>;
  /** Makes the link to a new password, if this address has an account; its person gets it by mail. */
  beginReset(email: string, next: string): Promise<void>;
  /** Signs a user up; returns the value of their browser's cookie, or why the password is refused. */
  signUp(
    request: SignUpRequest,
    intentKey: string | null,
    circumstances: SignUpCircumstances,
  ): Promise<{ browserToken: string } | { refused: PasswordRefusal }>;
  /** The cookie value for a browser that has proven in another way than by the form that this sign-up is its own. */
  signUpCookie(userId: string): string;
  /** The address of the page that confirms this sign-up; it works for a day. */
  confirmationLink(userId: string): string;
  /** What a confirmation link is about, and what it takes in this browser. */
  readConfirmation(token: string, browserToken: string | undefined): Promise<ConfirmationReading>;
  /** Confirms an address, for the person who reads its mail and has signed up with it. */
  confirmAddress(proof: ConfirmationProof): Promise<ConfirmationOutcome>;
  createSessionKey(): SessionKey;
  /** What is stored of passwords, and how one is held against it. */
  passwords: PasswordHashing;
  /** The token of a link that confirms a change of address at one of its two addresses. */
  emailChangeToken(changeId: string, side: EmailSide): string;
  /** Which change and side a token is for; null when it is none of ours. */
  readEmailChangeToken(token: string): { changeId: string; side: EmailSide } | null;
}

export interface ConfirmationReading {
  state: Confirmation['state'];
  needsPassword: boolean;
  needsProvider: boolean;
  /** A path on this site to go on to, as the sign-up asked for it; empty when it asked for none. */
  nextPath: string;
}

/** What people do about their accounts: the library's part of it under /auth/v1, and what is ours. */
export function createAuth(dependencies: LibraryDependencies): Auth {
  const { keys, publicUrl, passwords } = dependencies;
  const unusedHash = passwords.hash(randomUUID());
  const handle = createAuthLibrary(dependencies);
  const createSessionKey = (): SessionKey => {
    const { token, cookieValue } = keys.createSession();
    return { hash: hashSessionToken(token), cookie: sessionCookie(cookieValue, publicUrl) };
  };
  return {
    handle,
    async beginReset(email, next) {
      const asked = new Request(`${publicUrl}/auth/v1/request-password-reset`, {
        method: 'POST',
        headers: { origin: publicUrl, 'content-type': 'application/json' },
        body: JSON.stringify({ email, redirectTo: resetRedirect(next) }),
      });
      const { ok, status } = await handle(asked);
      if (!ok) throw new Error(`The library refuses to begin a reset: ${status}.`);
    },
    async signUp(request, intentKey, circumstances) {
      const refused = refusalOfPassword(request.password, request);
      if (refused) return { refused };
      const now = dependencies.clock.now();
      const surroundings = { ...dependencies, unusedHash, now, circumstances };
      return { browserToken: await signUp(surroundings, request, intentKey) };
    },
    signUpCookie: (userId) => keys.createSignedNonce(keyUses.signUp, userId),
    confirmationLink: (userId) =>
      `${publicUrl}/auth/confirm?token=${confirmationToken(keys, userId, dependencies.clock.now())}`,
    async readConfirmation(token, browserToken) {
      const { db, clock } = dependencies;
      const found = await findConfirmation(db, { keys, token, now: clock.now() });
      const isForeign = found.state === 'waiting' && !isOwnSignUp(keys, browserToken, found.userId);
      const isOwnReplaced =
        found.state === 'replaced' && found.isKept && isOwnSignUp(keys, browserToken, found.userId);
      const hasPassword = found.state === 'waiting' && found.passwordHash !== null;
      return {
        state: isOwnReplaced ? 'waiting' : found.state,
        needsPassword: isForeign && hasPassword,
        needsProvider: isForeign && !hasPassword,
        nextPath: found.state === 'confirmed' ? found.nextPath : '',
      };
    },
    createSessionKey,
    passwords,
    emailChangeToken: (changeId, side) => keys.sign(keyUses.emailChange, `${changeId}.${side}`),
    readEmailChangeToken(token) {
      const [changeId = '', side] = keys.readSigned(keyUses.emailChange, token)?.split('.') ?? [];
      return side === 'old' || side === 'new' ? { changeId, side } : null;
    },
    confirmAddress: (proof) =>
      confirmAddress({ ...dependencies, createSessionKey, now: dependencies.clock.now() }, proof),
  };
}
