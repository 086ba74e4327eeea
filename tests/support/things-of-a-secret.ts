import { listMails } from '#emulators/mailbox/mailbox.ts';
import { findBankDetails } from '#features/agreements/suppliers/server/queries/bank-details.ts';
import { keepTrial } from '#features/billing/subscriptions/server/commands/keep-trial.ts';
import { findTrialStart } from '#features/billing/subscriptions/server/queries/trials.ts';
import { mailReplyIdSchema } from '#features/conversations/mail-replies/ids.ts';
import {
  findWaiting,
  sealContent,
} from '#features/conversations/mail-replies/server/queries/replies.ts';
import { replyAddressOf } from '#features/conversations/mail-replies/server/queries/reply-address.ts';
import { findReplyPerson } from '#features/conversations/mail-replies/server/queries/reply-person.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { createBackupCodes } from '#features/identity/second-factors/rules/backup-codes.ts';
import { totpCode } from '#features/identity/second-factors/rules/totp.ts';
import { replaceBackupCodes } from '#features/identity/second-factors/server/commands/backup-codes.ts';
import {
  createState,
  roundOf,
} from '#features/identity/sign-in-providers/server/commands/flows.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { pushKeysOf } from '#features/notifications/push/server/commands/push-keys.ts';
import {
  openSettings,
  sealSettings,
} from '#features/notifications/webhooks/server/queries/endpoints.ts';
import { isKeptOf, keyedHash } from '#features/reviews/references/server/queries/kept-addresses.ts';
import { readRegisteredApp, registerApp } from '#http/apps/registered-apps.ts';
import { knownDevices } from '#http/sessions/known-devices.ts';
import { signUpCookieName } from '#lib/auth/session-token.ts';
import { keyUses } from '#server/key-uses.ts';
import { getToken, makeApiKey, partsOf } from './api-keys.ts';
import type { TestApp } from './app.ts';
import { makeConversation } from './conversation.ts';
import { makeFactor } from './factors.ts';
import { HttpBrowser, makeSignUp, testPassword } from './http-browser.ts';
import { someAccount } from './suppliers.ts';

/** Whether something that a node has made works at another one. */
type Thing = (at: TestApp) => Promise<boolean>;

/** What the secret of a site is used for, and has to work at another node. */
export type Used = Exclude<keyof typeof keyUses, 'accountInLog'> | 'session';

const setUp: Record<Used, (by: TestApp) => Promise<Thing>> = {
  async session(by) {
    const { email } = await makeSignUp(by);
    const browser = new HttpBrowser(by);
    await browser.signIn(email);
    return async (at) => {
      const there = browser.at(at);
      const isSignedIn = (await there.me()).kind === 'signed-in';
      // The auth library, which reads the cookie itself.
      const { answer } = await browser.at(at).send('GET', '/auth/v1/get-session');
      return isSignedIn && answer !== null;
    };
  },

  async confirmationLink(by) {
    const { userId } = await signUp(by);
    const token = tokenIn(by.services.auth.confirmationLink(userId));
    return async (at) =>
      (await at.services.auth.readConfirmation(token, undefined)).state === 'waiting';
  },

  async signUp(by) {
    const { userId, mark } = await signUp(by);
    return async ({ services: { auth } }) =>
      !(await auth.readConfirmation(tokenIn(auth.confirmationLink(userId)), mark)).needsPassword;
  },

  async emailChange(by) {
    const token = by.services.auth.emailChangeToken(crypto.randomUUID(), 'old');
    return async (at) => at.services.auth.readEmailChangeToken(token) !== null;
  },

  async knownDevice(by) {
    const email = `${crypto.randomUUID()}@example.test`;
    const [cookie = ''] = knownDevices(by.services).remember(new Headers(), email).split(';');
    return async (at) => knownDevices(at.services).find(new Headers({ cookie }), email) !== null;
  },

  async registeredApp(by) {
    const { services, clock } = by;
    const said = { client_name: 'Notes', redirect_uris: ['https://notes.example/callback'] };
    const made = registerApp(services.keys, said, clock.now());
    const id = String(made.error === null && made.client.client_id);
    return async (at) => readRegisteredApp(at.services.keys, id) !== undefined;
  },

  async mailPreferences(by) {
    const key = preferenceKey(by.services, (await makeSignUp(by)).userId);
    return async (at) => {
      const choose = { announcements: false };
      const read = await new HttpBrowser(at).send('GET', `/api/mail-preferences/${key}`);
      const chosen = await new HttpBrowser(at).send('POST', `/api/mail-preferences/${key}`, choose);
      return read.status === 200 && chosen.status === 200;
    };
  },

  async factor(by) {
    const { userId, email } = await makeSignUp(by);
    const { factorId, secret } = await makeFactor(by, userId);
    return async (at) => {
      const browser = new HttpBrowser(at);
      await browser.signIn(email);
      const path = `/auth/v1/factors/${factorId}`;
      const { answer } = await browser.send('POST', `${path}/challenge`, {});
      const code = totpCode(secret, at.clock.now());
      await browser.send('POST', `${path}/verify`, { challenge_id: answer.id, code });
      return (await browser.me()).assurance === 'aal2';
    };
  },

  async backupCode(by) {
    const { userId, email } = await makeSignUp(by);
    await makeFactor(by, userId);
    const [person, codes] = [await viewerOf(by.db, userId), createBackupCodes()];
    const surroundings = { ...by.services, now: by.clock.now() };
    await by.services.write((tx) => replaceBackupCodes(tx, surroundings, person, codes));
    return async (at) => {
      const browser = new HttpBrowser(at);
      await browser.signIn(email);
      await browser.send('POST', '/api/me/session/backup-code', { code: codes[0] });
      return (await browser.me()).assurance === 'aal2';
    };
  },

  async sentCode(by) {
    const { browser, path, destination, challengeId } = await askForCode(by);
    return async (at) => {
      const there = browser.at(at);
      if ((await there.me()).kind !== 'signed-in') return false;
      await at.settle();
      const [mail] = await listMails(at.db, { to: destination });
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      const proof = { challenge_id: challengeId, code };
      return (await there.send('POST', `${path}/verify`, proof)).status === 200;
    };
  },

  async codeDestination(by) {
    const { userId, destination } = await askForCode(by);
    const { destination_hash: kept } = await by.db
      .selectFrom('auth.sent_codes')
      .select('destination_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return async (at) =>
      at.services.keys.keptHashes(keyUses.codeDestination, destination).includes(kept);
  },

  async signingKey(by) {
    const key = await makeApiKey(by, (await makeSignUp(by)).userId);
    const kidOf = async (node: TestApp) => partsOf(await getToken(node, key))[0].kid;
    const signing = await kidOf(by);
    return async (at) => (await kidOf(at)) === signing;
  },

  async pushKey(by) {
    const { publicKey } = await pushKeysOf(by.services);
    return async (at) => (await pushKeysOf(at.services)).publicKey === publicKey;
  },

  async bankDetails(by) {
    const consultant = await by.make.consultant();
    await (await by.as(consultant)).suppliers.saveBankDetails(someAccount);
    return async (at) => (await findBankDetails(at.services, consultant)) !== null;
  },

  async webhookSettings(by) {
    const id = crypto.randomUUID();
    const settings = { url: 'https://hooks.example/', secret: 'whsec_AAAA', oldSecret: null };
    const sealed = sealSettings(by.services.keys, id, settings);
    return async (at) => {
      try {
        return openSettings(at.services.keys, id, sealed).url === settings.url;
      } catch {
        return false;
      }
    };
  },

  async calendarAddress(by) {
    const consultant = await by.make.consultant();
    const address = 'https://calendar.example/basic.ics';
    await (await by.as(consultant)).callCalendar.save({ address });
    // Workers of every node read due calendars: what is stored is the same whichever of them was first.
    const { sealed_address: sealed } = await by.db
      .selectFrom('call_calendars')
      .select('sealed_address')
      .where('consultant_id', '=', consultant)
      .executeTakeFirstOrThrow();
    return async (at) => {
      try {
        return at.services.keys.decrypt(keyUses.calendarAddress, consultant, sealed) === address;
      } catch {
        return false;
      }
    };
  },

  async mailReply(by) {
    const { client, threadId } = await makeConversation(by);
    const id = mailReplyIdSchema.parse(crypto.randomUUID());
    const sealed = sealContent(by.services.keys, id, { text: 'Yes.', reasons: ['refused'] });
    await by.pool.query(
      `insert into mail_replies (id, thread_id, person_id, received_at, state, sealed_content)
       values ($1, $2, $3, now(), 'waiting', $4)`,
      [id, threadId, client, sealed],
    );
    return async (at) => {
      try {
        const reply = await findWaiting(at.db, at.services.keys, { replyId: id, userId: client });
        return reply?.text === 'Yes.';
      } catch {
        return false;
      }
    };
  },

  async replyAddress(by) {
    const { client, threadId } = await makeConversation(by);
    const who = { id: threadId, userId: client };
    const address = replyAddressOf(by.services.keys, 'reply.example', who);
    return async (at) =>
      (await findReplyPerson(at.db, at.services.keys, 'reply.example', address)) !== null;
  },

  async trial(by) {
    const { userId, email } = await makeSignUp(by);
    const person = await viewerOf(by.db, userId);
    const began = { trialEnd: by.clock.now(), createdAt: by.clock.now() };
    await by.services.write((tx) => keepTrial(tx, by.services, person, [began]));
    await by.pool.query('delete from auth.users where id = $1', [userId]);
    const again = await viewerOf(by.db, await by.make.client({ email }));
    return async (at) => (await findTrialStart(at.db, at.services, again)) !== null;
  },

  async declinedAddress(by) {
    const kept = keyedHash(by.services.keys, 'an address');
    return async (at) => isKeptOf(at.services.keys, 'an address', kept);
  },

  microsoftNonce: (by) => wayToMicrosoft(by, 'nonce'),
  microsoftVerifier: (by) => wayToMicrosoft(by, 'verifier'),
};

async function wayToMicrosoft(by: TestApp, value: 'nonce' | 'verifier'): Promise<Thing> {
  const state = createState(by.services);
  const sent = roundOf(by.services, state)[value];
  return async (at) => roundOf(at.services, state)[value] === sent;
}

async function signUp(by: TestApp): Promise<{ userId: string; mark: string | undefined }> {
  const email = `${crypto.randomUUID()}@example.test`;
  const browser = new HttpBrowser(by);
  const names = { userType: 'client', firstName: 'Robin', lastName: 'Rowe' };
  const { status } = await browser.send('POST', '/auth/v1/sign-up/email', {
    ...names,
    email,
    password: testPassword,
  });
  if (status !== 200) throw new Error(`Signing up answered ${status}.`);
  const { id } = await by.db
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { userId: id, mark: browser.cookie(signUpCookieName(by.services.publicUrl)) };
}

const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';

async function askForCode(by: TestApp) {
  const { userId, email } = await makeSignUp(by);
  const browser = new HttpBrowser(by);
  await browser.signIn(email);
  const destination = `${crypto.randomUUID()}@codes.test`;
  const { answer } = await browser.send('POST', '/auth/v1/factors', {
    ...{ friendly_name: 'Codes', factor_type: 'email', email: destination },
  });
  const path = `/auth/v1/factors/${String(answer.id)}`;
  const challenge = await browser.send('POST', `${path}/challenge`, {});
  return { userId, browser, path, destination, challengeId: challenge.answer.id };
}

/** All uses, in the order of the alphabet. */
export const allUsed: readonly Used[] = (Object.keys(setUp) as Used[]).toSorted();

/** Has one node create a value of each kind, and returns which of them work at another. */
export async function whatWorks(by: TestApp, at: TestApp): Promise<Used[]> {
  await by.pool.query('truncate rate_limits');
  const working: Used[] = [];
  for (const use of allUsed) {
    const works = await setUp[use](by);
    if (await works(at)) working.push(use);
  }
  return working;
}
