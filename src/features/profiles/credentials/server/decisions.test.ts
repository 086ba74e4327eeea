import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { createTestApp, sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { dayFromNow, makeCredential, someEvidence } from '#tests/support/credentials.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { CredentialId } from '../ids.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ firstName: 'Avery', lastName: 'Admin' });

const certification = 'power-bi-data-analyst';
const credentialsAs = async (userId: UserId) => (await app.as(userId)).credentials;
const verifying = (credentialId: CredentialId, revision = 1) =>
  ({ credentialId, revision, method: 'public-record' }) as const;

const auditOf = (userId: UserId) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute();

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  await app.settle();
  return listMails(app.db, { to: email });
}

describe('verifying a credential', () => {
  it('says who, when and how, is on record and is told', async () => {
    const email = 'ada@verified.test';
    const ada = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace', email });
    const expiresOn = dayFromNow(app, 400);
    const credentialId = await makeCredential(app, ada, { expiresOn });
    const verified = await (await credentialsAs(admin)).verify(verifying(credentialId));
    expect(verified).toMatchObject({
      id: credentialId,
      revision: 2,
      state: 'verified',
      method: 'public-record',
      decidedAt: app.clock.now().toISOString(),
      decidedBy: 'Avery Admin',
      consultant: { userId: ada, name: 'Ada Lovelace', email },
      can: { verify: false, reject: true },
    });
    expect(await auditOf(ada)).toEqual([
      {
        actor_id: admin,
        action: 'credential-verified',
        detail: { credentialId, certification, method: 'public-record' },
      },
    ]);
    expect((await (await app.as(ada)).notifications.list({})).items).toMatchObject([
      {
        words: 'Your certification “Power BI Data Analyst Associate (PL-300)” was verified.',
        ...{ topic: 'account', path: '/consultant/credentials' },
      },
    ]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Verified: Power BI Data Analyst Associate (PL-300)');
    expect(mail?.text).toContain(`${app.services.publicUrl}/consultant/credentials`);
    expect(mail?.text).not.toContain(someEvidence.number);
    const { credentials } = await (await credentialsAs(ada)).listOwn();
    expect(credentials[0]).toMatchObject({ state: 'verified', method: 'public-record' });
  });

  it('has its consultant found among those who are verified, until it is taken back', async () => {
    const userId = await app.make.consultant();
    const credentialId = await makeCredential(app, userId);
    const { search } = await app.as(await app.make.client());
    const isFound = async () =>
      (await search.findConsultants({ credentials: 'verified' })).items.some(
        (found) => found.userId === userId,
      );
    expect(await isFound()).toBe(false);
    const credentials = await credentialsAs(admin);
    const { revision } = await credentials.verify(verifying(credentialId));
    expect(await isFound()).toBe(true);
    await credentials.reject({ credentialId, revision, reason: 'The issuer has withdrawn it.' });
    expect(await isFound()).toBe(false);
  });

  it('is about the evidence that was looked at', async () => {
    const userId = await app.make.consultant();
    const credentialId = await makeCredential(app, userId);
    const other = { certification, ...someEvidence, number: 'H2' } as const;
    await (await credentialsAs(userId)).submit(other);
    const call = (await credentialsAs(admin)).verify(verifying(credentialId, 1));
    await expect(call).rejects.toMatchObject({ code: 'CREDENTIAL_CHANGED', status: 409 });
    expect(await auditOf(userId)).toEqual([]);
    await (await credentialsAs(admin)).verify(verifying(credentialId, 2));
  });

  it('is refused when it is taken back meanwhile', async () => {
    const userId = await app.make.consultant();
    const credentialId = await makeCredential(app, userId);
    await (await credentialsAs(userId)).withdraw({ certification });
    const call = (await credentialsAs(admin)).verify(verifying(credentialId));
    await expect(call).rejects.toMatchObject({ code: 'CREDENTIAL_NOT_FOUND', status: 404 });
  });

  it('is refused for one’s own', async () => {
    const both = await app.make.consultant();
    await app.db.insertInto('admins').values({ user_id: both }).execute();
    const credentialId = await makeCredential(app, both);
    const call = (await credentialsAs(both)).verify(verifying(credentialId));
    await expect(call).rejects.toMatchObject({ code: 'OWN_CREDENTIAL', status: 403 });
  });

  it('is refused once its last day is over, though it waits', async () => {
    const userId = await app.make.consultant();
    const credentialId = await makeCredential(app, userId, { expiresOn: dayFromNow(app, -1) });
    const call = (await credentialsAs(admin)).verify(verifying(credentialId));
    await expect(call).rejects.toMatchObject({ code: 'CREDENTIAL_STATE', status: 409 });
  });
});

describe('rejecting a credential', () => {
  it('needs a reason, which its consultant reads', async () => {
    const email = 'grace@rejected.test';
    const userId = await app.make.consultant({ email });
    const credentialId = await makeCredential(app, userId);
    const credentials = await credentialsAs(admin);
    const decision = { credentialId, revision: 1 };
    const unreasoned = credentials.reject({ ...decision, reason: '  ' });
    await expect(unreasoned).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const reason = 'The transcript is of another person. <b>Really</b>';
    expect(await credentials.reject({ ...decision, reason })).toMatchObject({ state: 'rejected' });
    const { items } = await (await app.as(userId)).notifications.list({});
    expect(items).toHaveLength(1);
    expect(items[0]?.words).toMatch(/could not be verified\. The reason is beside it\.$/);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^We could not confirm/);
    expect(mail?.text).toContain('another person. <b>Really</b>');
    expect(await auditOf(userId)).toMatchObject([
      { action: 'credential-rejected', detail: { credentialId, certification } },
    ]);
    expect(JSON.stringify(await auditOf(userId))).not.toContain('another person');
  });

  it('takes a verification back', async () => {
    const userId = await app.make.consultant();
    const credentialId = await makeCredential(app, userId, { status: 'verified' });
    const credentials = await credentialsAs(admin);
    const taken = { credentialId, revision: 1, reason: 'The issuer has withdrawn it.' };
    expect(await credentials.reject(taken)).toMatchObject({
      state: 'rejected',
      method: null,
      can: { verify: false, reject: false },
    });
    const again = credentials.reject({ ...taken, revision: 2 });
    await expect(again).rejects.toMatchObject({ code: 'CREDENTIAL_STATE' });
  });
});

describe('many decisions at once', () => {
  it('are one: the first counts, the others learn that it has changed', async () => {
    const second = await app.make.admin();
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const email = `raced-${round}@credential.test`;
      const userId = await app.make.consultant({ email });
      const credentialId = await makeCredential(app, userId);
      const [one, two] = [await credentialsAs(admin), await credentialsAs(second)];
      const calls = Array.from({ length: 50 }, (_, n) => () => {
        const credentials = n % 2 === 0 ? one : two;
        return n % 3 === 0
          ? credentials.reject({ credentialId, revision: 1, reason: 'No.' })
          : credentials.verify(verifying(credentialId));
      });
      const row = { table: 'profiles', key: 'user_id', value: userId } as const;
      const results = await allAtOnce(app, row, calls);
      const refusals = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refusals).toHaveLength(49);
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'CREDENTIAL_CHANGED' });
      expect(await auditOf(userId)).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(1);
    }
  });

  it('and a change of the evidence at the same moment never verify what no one has seen', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const userId = await app.make.consultant();
      const credentialId = await makeCredential(app, userId);
      const [byAdmin, byConsultant] = [await credentialsAs(admin), await credentialsAs(userId)];
      const row = { table: 'profiles', key: 'user_id', value: userId } as const;
      await allAtOnce<unknown>(app, row, [
        () => byConsultant.submit({ certification, ...someEvidence, number: 'forged' }),
        () => byAdmin.verify(verifying(credentialId)),
      ]);
      const { credentials } = await byConsultant.listOwn();
      // Verified first and changed after, or changed first and not verified: the new evidence waits.
      expect(credentials[0]).toMatchObject({ state: 'submitted', number: 'forged' });
    }
  });
});

describe('a decision that is not news any more', () => {
  it('is not told: the evidence was changed before the mail was written', async () => {
    // No one works on jobs here before they are settled.
    const quiet = await createTestApp();
    const email = 'quick@changed.test';
    const userId = await quiet.make.consultant({ email });
    const credentialId = await makeCredential(quiet, userId);
    const reviewer = await quiet.as(await quiet.make.admin());
    await reviewer.credentials.verify(verifying(credentialId));
    const changed = { certification, ...someEvidence, number: 'H2' } as const;
    await (await quiet.as(userId)).credentials.submit(changed);
    await quiet.settle();
    expect(await listMails(quiet.db, { to: email })).toEqual([]);
    await quiet.close();
  });
});
