import { renderSVG } from 'uqr';
import { isSignedIn } from '#access/viewer.ts';
import { sessionLifetimeSeconds } from '#features/identity/accounts/rules/session-lifetime.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { keyUses } from '#server/key-uses.ts';
import { factorsContract } from '../contract.ts';
import { createBackupCodes } from '../rules/backup-codes.ts';
import { maskedDestination, readPhone } from '../rules/destinations.ts';
import { createTotpSecret, totpUri } from '../rules/totp.ts';
import { consumeBackupCode, replaceBackupCodes } from './commands/backup-codes.ts';
import { challengeFactor } from './commands/challenge-factor.ts';
import { enrolFactor, type Means, renameFactor } from './commands/enrol-factor.ts';
import { removeFactor } from './commands/remove-factor.ts';
import { verifyFactor } from './commands/verify-factor.ts';
import { countBackupCodes, listFactors } from './queries.ts';
import type { FactorsRequest } from './services.ts';

const operations = implementOperations<typeof factorsContract, FactorsRequest>(factorsContract);

const provenBy = (userId: string) => ({
  token_type: 'cookie' as const,
  expires_in: sessionLifetimeSeconds,
  user: { id: userId },
});

// Its answer carries a cookie or secrets that exist once: a repetition is a new try.
const onceOnly = { withoutKey: true };

export const factorsProcedures = {
  list: operations.list.handler(async ({ context: { db, signIn, sms } }) => {
    const factors = await listFactors(db, signIn.userId);
    return {
      factors: factors.map(({ verifiedAt, lastUsedAt, destination, ...factor }) => ({
        ...factor,
        destination: destination === null ? null : maskedDestination(destination),
        addedAt: (verifiedAt ?? new Date(0)).toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      backupCodesLeft: await countBackupCodes(db, signIn.userId),
      hasTextMessages: sms !== undefined,
    };
  }),

  rename: operations.rename.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) => renameFactor(tx, context.person, input));
    if (refused) throw errors[refused]();
    return { friendlyName: input.friendlyName };
  }),

  createBackupCodes: operations.createBackupCodes.handler(async ({ context, errors }) => {
    const codes = createBackupCodes();
    const surroundings = { ...context, now: context.clock.now() };
    const { refused } = await context.write(
      (tx) => replaceBackupCodes(tx, surroundings, context.person, codes),
      onceOnly,
    );
    if (refused) throw errors[refused]();
    return { codes };
  }),

  verifyBackupCode: operations.verifyBackupCode.handler(async ({ context, input, errors }) => {
    const { auth, signIn } = context;
    const key = auth.createSessionKey();
    const surroundings = { ...context, now: context.clock.now() };
    const { refused } = await context.write(
      (tx) => consumeBackupCode(tx, surroundings, signIn, { code: input.code, key }),
      onceOnly,
    );
    if (refused) throw errors[refused]();
    context.setSessionCookie?.(key.cookie);
    return provenBy(signIn.userId);
  }),

  enrol: operations.enrol.handler(async ({ context, input, errors }) => {
    const { person, keys, sms, clock } = context;
    const { friendly_name: friendlyName } = input;
    const enrol = async (means: Means) => {
      const enrolment = { friendlyName, means, now: clock.now() };
      const outcome = await context.write((tx) => enrolFactor(tx, person, enrolment), onceOnly);
      if (outcome.refused) throw errors[outcome.refused]();
      return { id: outcome.factorId, friendly_name: friendlyName };
    };
    if (input.factor_type === 'phone') {
      const phone = readPhone(input.phone ?? '');
      if (!phone) throw errors.PHONE_NOT_VALID();
      if (!sms?.countries.includes(phone.country)) throw errors.PHONE_NOT_AVAILABLE();
      const enrolled = await enrol({ kind: 'phone', destination: phone.number });
      return { ...enrolled, type: 'phone' as const, phone: phone.number };
    }
    if (input.factor_type === 'email') {
      const email = input.email ?? '';
      return {
        ...(await enrol({ kind: 'email', destination: email })),
        type: 'email' as const,
        email,
      };
    }
    const secret = createTotpSecret();
    const encryptedSecret = keys.encrypt(keyUses.factor, person.userId, secret);
    const enrolled = await enrol({ kind: 'totp', encryptedSecret });
    const uri = totpUri(secret, { issuer: input.issuer || 'Direct365', label: person.email });
    const totp = { qr_code: renderSVG(uri, { border: 2 }), secret, uri };
    return { ...enrolled, type: 'totp' as const, totp };
  }),

  remove: operations.remove.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      removeFactor(tx, context, context.person, input.factorId),
    );
    if (refused) throw errors[refused]();
    return { id: input.factorId };
  }),

  challenge: operations.challenge.handler(async ({ context, input, errors }) => {
    const signIn = { ...context.signIn, isPending: !isSignedIn(context.viewer) };
    const surroundings = { ...context, now: context.clock.now() };
    const outcome = await context.write(
      (tx) => challengeFactor(tx, surroundings, signIn, input.factorId),
      onceOnly,
    );
    if (outcome.refused) throw errors[outcome.refused]();
    const expires_at = Math.floor(Date.parse(outcome.expiresAt) / 1000);
    return { id: outcome.id, type: outcome.type, expires_at };
  }),

  verify: operations.verify.handler(async ({ context, input, errors }) => {
    const { auth, clock } = context;
    const signIn = { ...context.signIn, isPending: !isSignedIn(context.viewer) };
    const key = auth.createSessionKey();
    const { factorId, challenge_id: challengeId, code } = input;
    const surroundings = { ...context, now: clock.now() };
    const proof = { factorId, challengeId, code, key };
    const { refused } = await context.write(
      (tx) => verifyFactor(tx, surroundings, signIn, proof),
      onceOnly,
    );
    if (refused) throw errors[refused]();
    context.setSessionCookie?.(key.cookie);
    return provenBy(signIn.userId);
  }),
};
