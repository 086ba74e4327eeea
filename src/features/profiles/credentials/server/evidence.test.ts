import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { claim, dayFromNow, makeCredential, someEvidence } from '#tests/support/credentials.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { rounds } from '#tests/support/rounds.ts';

const app = await sharedTestApp();

const certification = 'power-bi-data-analyst';

async function consultantWho(claims: readonly string[] = [certification]): Promise<UserId> {
  const userId = await app.make.consultant();
  await claim(app, userId, claims);
  return userId;
}

const credentialsOf = async (userId: UserId) => (await app.as(userId)).credentials;
const rowsOf = (userId: UserId) =>
  app.db.selectFrom('credentials').selectAll().where('consultant_id', '=', userId).execute();

describe('evidence for a certification', () => {
  it('is asked for each certification of the profile, in its order', async () => {
    const credentials = await credentialsOf(await consultantWho(['pmp', certification]));
    const { credentials: own } = await credentials.listOwn();
    expect(own.map((each) => [each.certification, each.state])).toEqual([
      ['pmp', 'claimed'],
      [certification, 'claimed'],
    ]);
    expect(own[0]).toMatchObject({ link: '', number: '', submittedAt: null, decidedAt: null });
  });

  it('is asked for no certification that the catalogue has no more', async () => {
    const credentials = await credentialsOf(await consultantWho(['a-thing-of-2019', 'pmp']));
    const { credentials: own } = await credentials.listOwn();
    expect(own.map((each) => each.certification)).toEqual(['pmp']);
  });

  it('is asked for none before there is a profile', async () => {
    const userId = await app.make.consultant({ profile: false });
    expect(await (await credentialsOf(userId)).listOwn()).toEqual({ credentials: [] });
  });

  it('waits for a check once it is given', async () => {
    const credentials = await credentialsOf(await consultantWho());
    const evidence = { ...someEvidence, expiresOn: dayFromNow(app, 100) };
    const submitted = await credentials.submit({ certification, ...evidence });
    expect(submitted).toEqual({
      certification,
      ...evidence,
      state: 'submitted',
      submittedAt: app.clock.now().toISOString(),
      decidedAt: null,
      method: null,
      reason: null,
    });
    expect(await credentials.listOwn()).toEqual({ credentials: [submitted] });
  });

  it('stands when it is given again, and waits anew when it is another', async () => {
    const userId = await consultantWho();
    await makeCredential(app, userId, { status: 'verified' });
    const credentials = await credentialsOf(userId);
    const same = await credentials.submit({ certification, ...someEvidence });
    expect(same).toMatchObject({ state: 'verified', method: 'public-record' });
    for (const change of [
      { number: 'H999' },
      { link: 'https://credly.example/1' },
      { issuedOn: null },
      { expiresOn: dayFromNow(app, 9) },
    ]) {
      const other = await app.make.consultant();
      await makeCredential(app, other, { status: 'verified' });
      const evidence = { ...someEvidence, ...change, certification } as const;
      const changed = await (await credentialsOf(other)).submit(evidence);
      expect(changed).toMatchObject({
        ...change,
        state: 'submitted',
        decidedAt: null,
        method: null,
      });
    }
  });

  it('can be given again after a rejection, also unchanged', async () => {
    const userId = await consultantWho();
    await makeCredential(app, userId, { status: 'rejected' });
    const credentials = await credentialsOf(userId);
    const { credentials: before } = await credentials.listOwn();
    expect(before[0]).toMatchObject({ state: 'rejected', reason: 'The link leads nowhere.' });
    const again = await credentials.submit({ certification, ...someEvidence });
    expect(again).toMatchObject({ state: 'submitted', reason: null });
  });

  it('is renewed after it has expired', async () => {
    const userId = await consultantWho();
    await makeCredential(app, userId, { status: 'verified', expiresOn: dayFromNow(app, -1) });
    const credentials = await credentialsOf(userId);
    expect((await credentials.listOwn()).credentials[0]?.state).toBe('expired');
    const evidence = { ...someEvidence, expiresOn: dayFromNow(app, 365) };
    expect((await credentials.submit({ certification, ...evidence })).state).toBe('submitted');
  });

  it('can be taken back, and is a mere claim again', async () => {
    const userId = await consultantWho();
    await makeCredential(app, userId, { status: 'verified' });
    const credentials = await credentialsOf(userId);
    const withdrawn = await credentials.withdraw({ certification });
    expect(withdrawn).toMatchObject({ state: 'claimed', link: '', number: '' });
    expect(await rowsOf(userId)).toEqual([]);
    await expect(credentials.withdraw({ certification })).rejects.toMatchObject({
      code: 'CREDENTIAL_NOT_FOUND',
      status: 404,
    });
  });

  it('goes with the certification when the profile loses it, and does not come back with it', async () => {
    const userId = await consultantWho();
    await makeCredential(app, userId, { status: 'verified' });
    await makeCredential(app, userId, { certification: 'pmp', status: 'verified' });
    const { consultants, credentials } = await app.as(userId);
    await consultants.saveOwnProfile(profileForm({ certifications: ['pmp'] }));
    expect((await rowsOf(userId)).map((row) => row.certification)).toEqual(['pmp']);
    await consultants.saveOwnProfile(profileForm({ certifications: [certification, 'pmp'] }));
    const { credentials: own } = await credentials.listOwn();
    expect(own.map(({ state }) => state)).toEqual(['claimed', 'verified']);
  });

  it('is one row, however often it is given at once', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const userId = await consultantWho();
      const credentials = await credentialsOf(userId);
      const row = { table: 'profiles', key: 'user_id', value: userId } as const;
      const calls = Array.from(
        { length: 50 },
        (_, n) => () => credentials.submit({ certification, ...someEvidence, number: `H${n % 7}` }),
      );
      const results = await allAtOnce(app, row, calls);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      const rows = await rowsOf(userId);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ status: 'submitted', link: someEvidence.link });
    }
  });

  it('never outlives its claim, when the profile loses it at the same moment', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const userId = await consultantWho();
      const { consultants, credentials } = await app.as(userId);
      const row = { table: 'profiles', key: 'user_id', value: userId } as const;
      await allAtOnce<unknown>(app, row, [
        () => credentials.submit({ certification, ...someEvidence }),
        () => consultants.saveOwnProfile(profileForm({ certifications: [] })),
        () => credentials.submit({ certification, ...someEvidence, number: 'H2' }),
      ]);
      expect(await rowsOf(userId)).toEqual([]);
    }
  });
});

describe('evidence is refused', () => {
  it('for a certification that is not in the profile', async () => {
    const credentials = await credentialsOf(await consultantWho(['pmp']));
    await expect(credentials.submit({ certification, ...someEvidence })).rejects.toMatchObject({
      code: 'CERTIFICATION_NOT_CLAIMED',
      status: 409,
    });
  });

  it('without link and number, with other links than to the web, or with fields that are not its own', async () => {
    const credentials = await credentialsOf(await consultantWho());
    for (const change of [
      { link: '', number: '' },
      { link: 'javascript:alert(document.cookie)' },
      { link: 'https://microsoft.com@evil.example/' },
      { issuedOn: '2025-02-30' },
      { status: 'verified' },
      { decidedBy: 'me' },
    ]) {
      const evidence = { certification, ...someEvidence, ...change } as const;
      await expect(credentials.submit(evidence)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('with days that today makes wrong, at their fields', async () => {
    const credentials = await credentialsOf(await consultantWho());
    for (const [field, day] of [
      ['issuedOn', dayFromNow(app, 2)],
      ['expiresOn', dayFromNow(app, -2)],
    ] as const) {
      const evidence = { ...someEvidence, issuedOn: null, [field]: day, certification } as const;
      await expect(credentials.submit(evidence)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        cause: { issues: [{ path: [field] }] },
      });
    }
  });
});
