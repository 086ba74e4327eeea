import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#stand-ins/mailbox/mailbox.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let admin: UserId;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.make.admin({ email: 'admin@reports.test' });
  return () => app.close();
});

const reports = async (userId: UserId = admin) => (await app.as(userId)).reports;
const words = { cause: 'untrue', text: 'The certification belongs to somebody else.' } as const;

async function mailTo(address: string): Promise<string | undefined> {
  await app.settle();
  return (await listMails(app.db, { to: address }))[0]?.text;
}

describe('a report of a profile', () => {
  it('waits for an admin, and what was found is told to both, each in words of their own', async () => {
    const client = await app.make.client({ email: 'reporter@reports.test', firstName: 'Casey' });
    const consultant = await app.make.consultant({
      email: 'reported@reports.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    const { id } = await (await reports(client)).reportConsultant({
      consultantId: consultant,
      ...words,
    });
    expect(await mailTo('admin@reports.test')).toContain(words.text);
    const api = await reports();
    const { items } = await api.list({});
    expect(items.find((each) => each.id === id)).toMatchObject({
      ...words,
      reported: { userId: consultant, name: 'Ada Lovelace' },
      project: null,
      reporter: { userId: client },
      settled: null,
    });
    const finding = {
      reportId: id,
      outcome: 'upheld',
      toReporter: 'It is gone from the profile.',
      toReported: 'Please take it out.',
    } as const;
    expect((await api.settle(finding)).settled).toMatchObject({ outcome: 'upheld' });
    const answer = await mailTo('reporter@reports.test');
    expect(answer).toContain(finding.toReporter);
    expect(answer).toContain('Ada L.');
    expect(answer).not.toContain('Lovelace');
    const told = await mailTo('reported@reports.test');
    expect(told).toContain(finding.toReported);
    expect(told).not.toContain('Casey');
    expect(told).not.toContain(words.text);
    await expect(api.settle(finding)).rejects.toMatchObject({ code: 'REPORT_SETTLED' });
    expect((await api.list({ state: 'settled' })).items.map((each) => each.id)).toContain(id);
    const { items: entries } = await (await app.as(admin)).audit.list({ action: 'report-upheld' });
    expect(entries).toMatchObject([
      { subject: { userId: consultant }, reason: finding.toReported },
    ]);
  });

  it('is one at a time for each who reports, and another once it is settled', async () => {
    const consultantId = await app.make.consultant();
    const client = await reports(await app.make.client());
    const { id } = await client.reportConsultant({ consultantId, ...words });
    await expect(client.reportConsultant({ consultantId, ...words })).rejects.toMatchObject({
      code: 'REPORTED_ALREADY',
    });
    await (await reports(await app.make.client())).reportConsultant({ consultantId, ...words });
    const found = { toReporter: 'Nothing.', toReported: 'Nothing.' };
    await (await reports()).settle({ reportId: id, outcome: 'dismissed', ...found });
    expect((await client.reportConsultant({ consultantId, ...words })).id).not.toBe(id);
  });

  it('is not of somebody whom one cannot see', async () => {
    const consultantId = await app.make.consultant({ subscribed: false });
    await expect(
      (await reports(await app.make.client())).reportConsultant({ consultantId, ...words }),
    ).rejects.toMatchObject({ code: 'CONSULTANT_NOT_FOUND' });
  });
});

describe('a report of a project', () => {
  it('names the project and its client to admins', async () => {
    const client = await app.make.client({ firstName: 'Casey', lastName: 'Client' });
    const projectId = await app.make.project(client, { title: 'Close the books' });
    const { id } = await (await reports(await app.make.consultant())).reportProject({
      projectId,
      ...words,
    });
    const { items } = await (await reports()).list({});
    expect(items.find((each) => each.id === id)).toMatchObject({
      reported: { userId: client, name: 'Casey Client' },
      project: { id: projectId, title: 'Close the books' },
    });
  });

  it('is not of a private one', async () => {
    const projectId = await app.make.project(await app.make.client(), { visibility: 'private' });
    await expect(
      (await reports(await app.make.consultant())).reportProject({ projectId, ...words }),
    ).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });
});
