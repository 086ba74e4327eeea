import { presentSignIn, type SignedIn } from '#access/viewer.ts';
import {
  creationOptions,
  readMade,
  requestOptions,
} from '#features/identity/lib/webauthn/verify-answers.ts';
import { createBrowserToken } from '#lib/auth/browser-token.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { passkeysContract } from '../contract.ts';
import { addPasskey, refusalOfAnother } from './commands/add-passkey.ts';
import { keepChallenge, takeChallenge } from './commands/challenges.ts';
import { removePasskey, renamePasskey } from './commands/change-passkeys.ts';
import { proveByPasskey, signInByPasskey } from './commands/sign-in.ts';
import { listPasskeys } from './queries.ts';
import type { PasskeysRequest } from './services.ts';
import { viewPasskey } from './views.ts';

const operations = implementOperations<typeof passkeysContract, PasskeysRequest>(passkeysContract);

// A challenge is answered once, and an answer carries a cookie that exists once: a repetition is a new try.
const onceOnly = { withoutKey: true };

/** What adding a passkey is bound to; a person without a session, such as the command line, has none to name. */
const toAdd = ({ userId, session }: SignedIn) =>
  ({ purpose: 'add', signIn: { userId, sessionId: session?.id ?? userId } }) as const;

export const passkeysProcedures = {
  list: operations.list.handler(async ({ context: { db, signIn } }) => ({
    passkeys: (await listPasskeys(db, signIn.userId)).map(viewPasskey),
  })),

  beginAdding: operations.beginAdding.handler(async ({ context, input, errors }) => {
    const { db, person, publicUrl, clock } = context;
    const { friendlyName } = input;
    const present = await listPasskeys(db, person.userId);
    // Asked before the device has made anything, which only its owner could remove again.
    const refused = refusalOfAnother(present, friendlyName);
    if (refused) throw errors[refused]();
    const options = await creationOptions(publicUrl, person, present);
    const kept = { challenge: options.challenge, friendlyName, now: clock.now() };
    const challengeId = await context.write(
      (tx) => keepChallenge(tx, toAdd(person), kept),
      onceOnly,
    );
    return { challengeId, options };
  }),

  add: operations.add.handler(async ({ context, input, errors }) => {
    const { person, jobs, clock } = context;
    const { challengeId, answer } = input;
    const now = clock.now();
    const taken = await context.write(
      (tx) => takeChallenge(tx, toAdd(person), { challengeId, now }),
      onceOnly,
    );
    const made = taken && (await readMade(context, answer, taken.challenge));
    if (!made) throw errors.PASSKEY_NOT_ACCEPTED();
    const passkey = { ...made, friendlyName: taken.friendlyName };
    const outcome = await context.write(
      (tx) => addPasskey(tx, { jobs, now }, person, passkey),
      onceOnly,
    );
    if (outcome.refused) throw errors[outcome.refused]();
    return { passkeyId: outcome.passkeyId };
  }),

  rename: operations.rename.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      renamePasskey(tx, context, context.person, input),
    );
    if (refused) throw errors[refused]();
    return { friendlyName: input.friendlyName };
  }),

  remove: operations.remove.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      removePasskey(tx, context, context.person, input.passkeyId),
    );
    if (refused) throw errors[refused]();
    return { removed: true as const };
  }),

  beginSignIn: operations.beginSignIn.handler(async ({ context }) => {
    const { publicUrl, passkeyBrowser, clock } = context;
    // The same mark for all windows of a browser, so that one does not shut the others out.
    const browserCookie = passkeyBrowser?.browserToken ?? createBrowserToken();
    // No list of passkeys: it would tell who has some. The authenticator knows its own.
    const options = await requestOptions(publicUrl, []);
    const of = { purpose: 'sign-in', browserCookie } as const;
    const kept = { challenge: options.challenge, now: clock.now() };
    const challengeId = await context.write((tx) => keepChallenge(tx, of, kept), onceOnly);
    passkeyBrowser?.keepCookie(browserCookie);
    return { challengeId, options };
  }),

  signIn: operations.signIn.handler(async ({ context, input, errors }) => {
    const { auth, clock, viewer, userAgent, address, passkeyBrowser } = context;
    const key = auth.createSessionKey();
    const tools = { ...context, now: clock.now() };
    const browserToken = passkeyBrowser?.browserToken;
    const browser = { browserToken, userAgent, address, present: presentSignIn(viewer) };
    const outcome = await context.write(
      (tx) => signInByPasskey(tx, tools, { ...input, key }, browser),
      onceOnly,
    );
    if (outcome.refused) throw errors[outcome.refused]();
    context.setSessionCookie?.(key.cookie);
    return { userId: outcome.userId };
  }),

  beginProof: operations.beginProof.handler(async ({ context, errors }) => {
    const { db, signIn, publicUrl, clock } = context;
    const present = await listPasskeys(db, signIn.userId);
    const usable = present.filter(({ copiedAt }) => copiedAt === null);
    if (usable.length === 0) throw errors.PASSKEY_NOT_FOUND();
    const options = await requestOptions(publicUrl, usable);
    const kept = { challenge: options.challenge, now: clock.now() };
    const challengeId = await context.write(
      (tx) => keepChallenge(tx, { purpose: 'proof', signIn }, kept),
      onceOnly,
    );
    return { challengeId, options };
  }),

  prove: operations.prove.handler(async ({ context, input, errors }) => {
    const { auth, clock, signIn } = context;
    const key = auth.createSessionKey();
    const tools = { ...context, now: clock.now() };
    const { refused } = await context.write(
      (tx) => proveByPasskey(tx, tools, { ...input, key }, signIn),
      onceOnly,
    );
    if (refused) throw errors[refused]();
    context.setSessionCookie?.(key.cookie);
    return { proven: true as const };
  }),
};
