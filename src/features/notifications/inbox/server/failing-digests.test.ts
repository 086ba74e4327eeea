import { expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { runJob } from '#tests/support/run-job.ts';
import { digestsDue } from './jobs.ts';

const app = await sharedTestApp();

/** A client who wants a digest a day, and has something to be told of. */
async function makeReader(address: string) {
  const client = await app.make.client({ email: address });
  const key = preferenceKey(app.services, client);
  const { mailPreferences } = await app.as();
  await mailPreferences.chooseWay({ key, topic: 'applications', way: 'daily' });
  const projectId = await app.make.project(client);
  const { applications } = await app.as(await app.make.consultant());
  await applications.submit({ projectId, coverLetter: 'I have done this before.' });
  return client;
}

it('a digest that cannot be made keeps no other reader waiting', async () => {
  app.clock.moveTo('2028-03-04T12:00:00Z');
  const [failing, other] = ['failing@digests.test', 'other@digests.test'];
  const userId = await makeReader(failing);
  await makeReader(other);
  const mend = await failRows(app.pool, {
    ...{ table: 'notification_digests', change: 'insert', when: `new.user_id = '${userId}'` },
  });
  const runAt = async (time: string) => {
    app.clock.moveTo(time);
    await runJob(app, digestsDue);
    await app.settle();
  };
  const mailsTo = async (to: string) => (await listMails(app.db, { to })).length;
  await runAt('2028-03-05T07:03:00Z');
  expect([await mailsTo(failing), await mailsTo(other)]).toEqual([0, 1]);
  await mend();
  await runAt('2028-03-05T07:18:00Z');
  expect([await mailsTo(failing), await mailsTo(other)]).toEqual([1, 1]);
});
