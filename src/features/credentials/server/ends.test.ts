import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { pass } from '#tests/support/conversation.ts';
import { dayFromNow, makeCredential, someEvidence } from '#tests/support/credentials.ts';
import type { CredentialId } from '../ids.ts';
import { tellOfEnds } from './commands/tell-of-ends.ts';
import { credentialEndsDue } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.moveTo(new Date('2026-11-23T12:00:00Z'));
  return () => app.close();
});

const day = 24 * 60 * 60 * 1000;
const status = 'verified';

async function look(): Promise<void> {
  await app.services.jobs.enqueue(app.db, credentialEndsDue, {});
  await app.settle();
}

/** What this consultant was told of ends, oldest first. */
async function toldTo(userId: UserId): Promise<string[]> {
  const { items } = await (await app.as(userId)).notifications.list({});
  return items
    .filter(({ words }) => / expires? | expired /.test(words))
    .map(({ words }) => words)
    .reverse();
}

const stageOf = async (id: CredentialId) => {
  const { end_told_days } = await app.db
    .selectFrom('credentials')
    .select('end_told_days')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return end_told_days;
};

describe('the end of a certification', () => {
  it('is told 30 and 7 days before and once it has passed, once each', async () => {
    const ada = await app.make.consultant();
    const id = await makeCredential(app, ada, { status, expiresOn: dayFromNow(app, 31) });
    await look();
    expect(await toldTo(ada)).toEqual([]);
    expect(await stageOf(id)).toBeNull();
    const begin = app.clock.now().getTime();
    const heard: Record<number, number> = {};
    for (const days of [1, 2, 23, 24, 25, 31, 32, 33]) {
      app.clock.moveTo(new Date(begin + days * day));
      await look();
      heard[days] = (await toldTo(ada)).length;
    }
    // On the first day its end is 30 days ahead, on the 24th 7; the 31st is its last day.
    expect(heard).toEqual({ 1: 1, 2: 1, 23: 1, 24: 2, 25: 2, 31: 2, 32: 3, 33: 3 });
    expect(await toldTo(ada)).toEqual([
      'Your certification “Power BI Data Analyst Associate (PL-300)” expires after 24 December 2026. Renew it in time, and give the new evidence.',
      'Your certification “Power BI Data Analyst Associate (PL-300)” expires after 24 December 2026. Renew it in time, and give the new evidence.',
      'Your certification “Power BI Data Analyst Associate (PL-300)” expired after 24 December 2026. Once it is renewed, give the new evidence.',
    ]);
  });

  it('is told while the evidence waits, and not of what was rejected, has no end or never ends', async () => {
    const told = await app.make.consultant();
    const expiresOn = dayFromNow(app, 5);
    await makeCredential(app, told, { status: 'submitted', expiresOn });
    const silent = await app.make.consultant();
    await makeCredential(app, silent, { status: 'rejected', expiresOn });
    await makeCredential(app, silent, {
      ...{ status, expiresOn: null, certification: 'pmp' },
    });
    for (const certification of ['d365-fundamentals', 'power-platform-fundamentals']) {
      await makeCredential(app, silent, { status, expiresOn, certification });
    }
    await look();
    expect(await toldTo(told)).toHaveLength(1);
    expect(await toldTo(silent)).toEqual([]);
  });

  it('that comes near while nobody looks is told once, by what is true then', async () => {
    const ada = await app.make.consultant();
    const id = await makeCredential(app, ada, { status, expiresOn: dayFromNow(app, 40) });
    pass(app, 45 * day);
    await look();
    await look();
    expect(await toldTo(ada)).toMatchObject([expect.stringContaining('expired after')]);
    expect(await stageOf(id)).toBe(0);
  });

  it('is told anew of other evidence, and of the same not twice', async () => {
    const ada = await app.make.consultant();
    const certification = 'power-bi-data-analyst';
    const expiresOn = dayFromNow(app, 20);
    await makeCredential(app, ada, { status, expiresOn });
    await look();
    const { credentials } = await app.as(ada);
    const given = { ...someEvidence, certification } as const;
    await credentials.submit({ ...given, number: 'H999-0000', expiresOn });
    await look();
    expect(await toldTo(ada)).toHaveLength(1);
    await credentials.submit({ ...given, expiresOn: dayFromNow(app, 400) });
    await look();
    expect(await toldTo(ada)).toHaveLength(1);
    pass(app, 375 * day);
    await look();
    expect(await toldTo(ada)).toHaveLength(2);
  });

  it('is told once by several who look at once', async () => {
    const people: UserId[] = [];
    for (let n = 0; n < 5; n += 1) people.push(await app.make.consultant());
    for (const userId of people) {
      await makeCredential(app, userId, { status, expiresOn: dayFromNow(app, 3) });
    }
    const looks = Array.from({ length: 8 }, () =>
      app.services.write((tx) => tellOfEnds(tx, app.services)),
    );
    const counts = await Promise.all(looks);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people.length);
    for (const userId of people) expect(await toldTo(userId)).toHaveLength(1);
  });
});
