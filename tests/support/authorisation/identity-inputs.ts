import { makeFactor } from '../factors.ts';
import { makePasskey } from '../passkeys.ts';
import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

const factorOf =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { factorId: absentId, ...more };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    return { factorId: (await makeFactor(app, owner)).factorId, ...more };
  };

const passkeyOf =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { passkeyId: absentId, ...more };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    return { ...(await makePasskey(app, owner)), ...more };
  };

// What no authenticator has made: the challenge is none that was asked.
const answerOf = (response: Record<string, string>) =>
  fixed({
    challengeId: absentId,
    answer: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response },
  });
const signedAnswer = answerOf({
  clientDataJSON: 'AAAA',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
});

const session: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { sessionId: absentId };
  const owner = rowKind === 'own' && self ? self : await app.make.client();
  await app.cookieOf(owner);
  const { id } = await app.db
    .selectFrom('auth.sessions')
    .select('id')
    .where('user_id', '=', owner)
    .executeTakeFirstOrThrow();
  return { sessionId: id };
};

/** What people do about how they sign in: sessions, password, address, factors and passkeys. */
export const identityInputs: ExampleInputs = {
  'accounts.listSessions': none,
  'accounts.endSession': session,
  'accounts.endOtherSessions': none,
  'accounts.proveByPassword': fixed({ password: 'not the password' }),
  'accounts.rename': fixed({ firstName: 'Ada', lastName: 'Lovelace' }),
  'accounts.changePassword': fixed({
    currentPassword: 'not the password',
    newPassword: 'a sentence that no other user types',
  }),
  'accounts.getPassword': none,
  'accounts.getEmailChange': none,
  'accounts.requestEmailChange': async () => ({ email: `${crypto.randomUUID()}@example.test` }),
  'accounts.cancelEmailChange': none,
  'accounts.readEmailChange': none,
  'accounts.confirmEmailChange': fixed({ token: 'not one of ours' }),
  'factors.list': none,
  'factors.rename': factorOf({ friendlyName: 'Phone' }),
  'factors.createBackupCodes': async (app, rowKind, self) => {
    if (rowKind === 'own' && self) await makeFactor(app, self);
    return {};
  },
  'factors.verifyBackupCode': fixed({ code: 'not a code' }),
  'factors.enrol': fixed({ friendly_name: 'Phone', factor_type: 'totp' }),
  'factors.remove': factorOf(),
  'factors.challenge': factorOf(),
  // A challenge belongs to one session: this one is of none.
  'factors.verify': factorOf({ code: '000000', challenge_id: absentId }),
  'passkeys.list': none,
  'passkeys.beginAdding': fixed({ friendlyName: 'Phone' }),
  'passkeys.add': answerOf({ clientDataJSON: 'AAAA', attestationObject: 'AAAA' }),
  'passkeys.rename': passkeyOf({ friendlyName: 'Laptop' }),
  'passkeys.remove': async (app, rowKind, self) => {
    // It is not to be their last way to sign in.
    if (rowKind === 'own' && self) await makePasskey(app, self, crypto.randomUUID());
    return passkeyOf()(app, rowKind, self);
  },
  'passkeys.beginSignIn': none,
  'passkeys.signIn': signedAnswer,
  'passkeys.beginProof': async (app, rowKind, self) => {
    if (rowKind === 'own' && self) await makePasskey(app, self);
    return {};
  },
  'passkeys.prove': signedAnswer,
};
