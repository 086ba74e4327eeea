import { beforeEach, describe, expect, it } from 'vitest';
import { createTrialWrite, type Write } from '#db/write.ts';
import { findBankDetails } from '#features/agreements/suppliers/server/queries/bank-details.ts';
import { keepTrial } from '#features/billing/subscriptions/server/commands/keep-trial.ts';
import { findTrialStart } from '#features/billing/subscriptions/server/queries/trials.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { openPresentKey } from '#features/identity/api-keys/server/commands/signing-keys.ts';
import { createBackupCodes } from '#features/identity/second-factors/rules/backup-codes.ts';
import { replaceBackupCodes } from '#features/identity/second-factors/server/commands/backup-codes.ts';
import { pushKeysOf } from '#features/notifications/push/server/commands/push-keys.ts';
import { createKeyring, type SiteSecrets } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { makeSignUp } from '#tests/support/http-browser.ts';
import { testAuthSecret as before } from '#tests/support/site.ts';
import { someAccount } from '#tests/support/suppliers.ts';
import { CommandRefused } from './command-line.ts';
import { findStoredElsewhere, needsOf, reseal } from './reseal.ts';

const next = 'the secret that comes after that of the tests, long enough';

const app = await sharedTestApp();
beforeEach(() =>
  app.pool.query(
    'delete from trials; delete from auth.signing_keys; delete from push_keys; delete from auth.users',
  ),
);

/** The site with other secrets, on the same database. */
const siteWith = (secrets: SiteSecrets) => ({ ...app.services, keys: createKeyring(secrets) });
const changed = () => siteWith({ present: next, accepted: [before] });
const alone = () => siteWith({ present: next });

const nothingElsewhere = { movable: 0, backupCodes: 0, trials: 0, declinedAddresses: 0 };

/** Secrets of so many authenticator apps of one person, sealed before, by the id of their factors. */
async function makeFactors(
  count: number,
): Promise<{ userId: string; secrets: Map<string, string> }> {
  const { userId } = await makeSignUp(app);
  const secrets = new Map<string, string>();
  for (let at = 0; at < count; at += 1) {
    const { factorId, secret } = await makeFactor(app, userId, `Phone ${at}`);
    secrets.set(factorId, secret);
  }
  return { userId, secrets };
}

/** What the site with these secrets reads of the apps of a person; null where it can read nothing. */
async function readFactors(
  { keys }: Pick<ReturnType<typeof changed>, 'keys'>,
  userId: string,
): Promise<Map<string, string | null>> {
  const rows = await app.db
    .selectFrom('auth.factors')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(
    rows.map(({ id, secret }) => {
      try {
        return [id, keys.decrypt(keyUses.factor, userId, secret ?? '')];
      } catch {
        return [id, null];
      }
    }),
  );
}

async function startTrial(email: string): Promise<string> {
  const userId = await app.make.client({ email });
  const person = await viewerOf(app.db, userId);
  const began = { trialEnd: app.clock.now(), createdAt: app.clock.now() };
  await app.services.write((tx) => keepTrial(tx, app.services, person, [began]));
  return userId;
}

/** Whether a user with this address has had a trial, as the site with these secrets knows it. */
const hadTrial = async (services: ReturnType<typeof changed>, email: string): Promise<boolean> => {
  const { userId } = await makeSignUp(app);
  const person = { ...(await viewerOf(app.db, userId)), email };
  return (await findTrialStart(app.db, services, person)) !== null;
};

describe('reseal', () => {
  it('re-encrypts all sealed values, so that the previous secret can be removed', async () => {
    const { userId, secrets } = await makeFactors(501);
    const { publicKey } = await pushKeysOf(app.services);
    const now = app.clock.now();
    const { kid } = await app.services.write((tx) =>
      openPresentKey(tx, { keys: app.services.keys, now }),
    );
    const consultant = await app.make.consultant();
    await (await app.as(consultant)).suppliers.saveBankDetails(someAccount);
    expect(await readFactors(alone(), userId)).not.toEqual(secrets);

    const said = await reseal(changed());
    // The factors, two signing keys, one pair for pushes, the bank details of one consultant.
    expect(said).toBe('Sealed with AUTH_SECRET: 505. Trials kept under it: 0.');
    expect(await readFactors(alone(), userId)).toEqual(secrets);
    expect((await pushKeysOf(alone())).publicKey).toBe(publicKey);
    expect(await findBankDetails(alone(), consultant)).toEqual(someAccount);
    const after = await app.services.write((tx) => openPresentKey(tx, { ...alone(), now }));
    expect(after.kid).toBe(kid);
    expect(await findStoredElsewhere(app.db, changed().keys)).toEqual(nothingElsewhere);
  });

  it('does nothing the second time, and the rest after it was broken off', async () => {
    const { userId, secrets } = await makeFactors(501);
    const services = changed();
    let batches = 0;
    const breaking: Write = (work, options) => {
      batches += 1;
      if (batches === 2) throw new Error('The operator pressed Ctrl-C.');
      return services.write(work, options);
    };
    await expect(reseal({ ...services, write: breaking })).rejects.toThrow('Ctrl-C');
    expect((await findStoredElsewhere(app.db, services.keys)).movable).toBe(1);
    expect(await reseal(services)).toContain('Sealed with AUTH_SECRET: 1.');
    expect(await reseal(services)).toContain('Sealed with AUTH_SECRET: 0.');
    expect(await readFactors(alone(), userId)).toEqual(secrets);
  });

  it('changes nothing where it is only tried', async () => {
    const { userId, secrets } = await makeFactors(1);
    const trying = { ...changed(), write: createTrialWrite(app.services.db) };
    expect(await reseal(trying)).toContain('Sealed with AUTH_SECRET: 1.');
    expect(await readFactors(app.services, userId)).toEqual(secrets);
    expect((await findStoredElsewhere(app.db, changed().keys)).movable).toBe(1);
  });

  it('reads with a secret that leaked, and leaves what none of the named has sealed', async () => {
    const { userId, secrets } = await makeFactors(1);
    const lost = siteWith({
      present: next,
      accepted: ['a secret that never sealed anything here'],
    });
    expect(await reseal(lost)).toContain('not named, and left as they are: 1.');
    expect(await readFactors(app.services, userId)).toEqual(secrets);
    await reseal(siteWith({ present: next, leaked: [before] }));
    expect(await readFactors(alone(), userId)).toEqual(secrets);
  });

  it('keeps the trials of existing users, and lists what needs the previous secret', async () => {
    await startTrial('here@example.test');
    const gone = await startTrial('gone@example.test');
    await app.pool.query('delete from auth.users where id = $1', [gone]);
    const { userId } = await makeFactors(1);
    const person = await viewerOf(app.db, userId);
    const surroundings = { ...app.services, now: app.clock.now() };
    await app.services.write((tx) =>
      replaceBackupCodes(tx, surroundings, person, createBackupCodes()),
    );
    expect(await findStoredElsewhere(app.db, changed().keys)).toEqual({
      ...nothingElsewhere,
      ...{ movable: 2, backupCodes: 1, trials: 1 },
    });

    const said = await reseal(changed());
    expect(said).toMatch(
      /Trials kept under it: 1\.\nPeople whose backup codes .+: 1\..+\nTrials of people who have left, .+: 1\./,
    );
    expect(await hadTrial(alone(), 'here@example.test')).toBe(true);
    expect(await hadTrial(alone(), 'gone@example.test')).toBe(false);
    expect(await hadTrial(changed(), 'gone@example.test')).toBe(true);
  });

  it('gives one trial its key where two addresses come to the same mailbox', async () => {
    await startTrial('twice@example.test');
    await app.pool.query("update trials set person_key = 'of another time'");
    await startTrial('twice+again@example.test');
    expect(await reseal(changed())).toContain('Trials kept under it: 1.');
    expect(await hadTrial(alone(), 'twice@example.test')).toBe(true);
  });

  it('lists the former clients who could be asked for a reference again', () => {
    expect(needsOf(nothingElsewhere)).toEqual([]);
    expect(needsOf({ ...nothingElsewhere, declinedAddresses: 2 })).toEqual([
      'Former clients who declined a reference, kept under an older secret: 2. Without it they could be asked again.',
    ]);
  });

  it('is refused where no other secret is named', async () => {
    await expect(reseal(alone())).rejects.toThrow(CommandRefused);
  });
});
