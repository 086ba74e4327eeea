import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { toCompletionId } from '#features/hiring/completions/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce, oneBehindAnother } from '#tests/support/barrier.ts';
import {
  type DealInProgress,
  everythingDone,
  makeDealInProgress,
} from '#tests/support/completed-deal.ts';
import { rounds } from '#tests/support/rounds.ts';
import { runJob } from '#tests/support/run-job.ts';
import { toAccessId } from '../ids.ts';
import { entriesMax } from '../rules/access-list.ts';
import { openAccessAged } from './jobs.ts';

const app = await sharedTestApp();

const day = 86_400_000;
const pass = (ms: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms).toISOString());
const today = () => app.clock.now().toISOString().slice(0, 10);
const dayIn = (days: number) =>
  new Date(app.clock.now().getTime() + days * day).toISOString().slice(0, 10);
const sandbox = {
  ...{ tenant: 'mills.test', environment: 'Sandbox 2' },
  ...({ kind: 'sandbox', role: 'System Customizer' } as const),
};

const accessOf = async (userId: UserId) => (await app.as(userId)).environmentAccess;
const listOf = async (userId: UserId, { applicationId }: Pick<DealInProgress, 'applicationId'>) =>
  (await accessOf(userId)).list({ applicationId });
const ask = async ({ consultant, applicationId }: DealInProgress, more = {}) =>
  toAccessId((await (await accessOf(consultant)).ask({ applicationId, ...sandbox, ...more })).id);
const grant = async ({ client, applicationId }: DealInProgress, more = {}) =>
  toAccessId(
    (
      await (
        await accessOf(client)
      ).grant({
        ...{ applicationId, ...sandbox, grantedOn: today(), ...more },
      })
    ).id,
  );
const waitingFor = async (userId: UserId) =>
  (await (await app.as(userId)).answers.listWaiting({})).items.filter(
    ({ kind }) => kind === 'access',
  );
const wordsTo = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.list({})).items.map(({ words }) => words);
const remindersTo = async (userId: UserId) => {
  await app.settle();
  const { email: to } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const mails = await listMails(app.db, { to });
  return mails.filter(({ subject }) => subject.startsWith('Access is not returned'));
};
const propose = async ({ consultant, applicationId }: DealInProgress, more = {}) => {
  const { completions } = await app.as(consultant);
  const checklist = { ...everythingDone, ...more };
  return toCompletionId((await completions.propose({ applicationId, checklist })).id);
};
const complete = async (deal: DealInProgress) => {
  const completionId = await propose(deal, { accessReturned: 'no' });
  await (await app.as(deal.client)).completions.confirm({ completionId });
};

describe('access to an environment', () => {
  it('is asked for, granted, reviewed, said to be returned and marked as returned', async () => {
    const deal = await makeDealInProgress(app);
    const { client, consultant } = deal;
    const accessId = await ask(deal);
    expect(await listOf(client, deal)).toMatchObject({
      canAdd: true,
      items: [
        {
          ...{ ...sandbox, id: accessId, state: 'asked', grantedOn: null },
          can: { grant: true, remove: true, review: false, markReturned: false },
        },
      ],
    });
    expect(await wordsTo(client)).toContain(
      'The consultant asks for access to an environment for “Close sooner”.',
    );
    expect(await waitingFor(client)).toMatchObject([
      { id: deal.applicationId, projectTitle: 'Close sooner' },
    ]);
    const colleague = await app.make.colleague(client, 'hiring');
    const asColleague = await accessOf(colleague);
    pass(1000);
    await asColleague.grantAsked({ accessId, grantedOn: today() });
    expect(await wordsTo(consultant)).toContain(
      'The client listed access that you have for “Close sooner”.',
    );
    expect(await waitingFor(client)).toEqual([]);
    pass(day);
    await (await accessOf(client)).review({ accessId, reviewedOn: today() });
    pass(1000);
    await (await accessOf(consultant)).sayReturned({ accessId });
    expect(await waitingFor(client)).toHaveLength(1);
    pass(day);
    await asColleague.markReturned({ accessId, returnedOn: today() });
    const [returned] = (await listOf(client, deal)).items;
    expect(returned).toMatchObject({
      ...{ state: 'returned', grantedOn: dayIn(-2), reviewedOn: dayIn(-1), returnedOn: today() },
      can: { grant: false, review: false, markReturned: false, remove: false },
    });
    const named = returned?.history.map(({ step, side, by }) => [step, side, by !== null]);
    expect(named).toEqual([
      ['asked', 'consultant', false],
      ['granted', 'client', true],
      ['reviewed', 'client', false],
      ['return-said', 'consultant', false],
      ['returned', 'client', true],
    ]);
    const [ofConsultant] = (await listOf(consultant, deal)).items;
    expect(ofConsultant?.history.every(({ by }) => by === null)).toBe(true);
    expect(await wordsTo(consultant)).toContain(
      'The client marked your access for “Close sooner” as returned.',
    );
  });

  it('that was asked for is taken back, or not granted; what is granted stays listed', async () => {
    const deal = await makeDealInProgress(app);
    const [first, second] = [await ask(deal), await ask(deal)];
    await (await accessOf(deal.consultant)).remove({ accessId: first });
    await (await accessOf(deal.client)).remove({ accessId: second });
    expect((await listOf(deal.client, deal)).items).toEqual([]);
    const removed = 'The client does not grant access that you asked for in “Close sooner”.';
    expect((await wordsTo(deal.consultant)).filter((words) => words === removed)).toHaveLength(1);
    const accessId = await grant(deal);
    for (const side of [deal.client, deal.consultant]) {
      await expect((await accessOf(side)).remove({ accessId })).rejects.toMatchObject({
        ...{ code: 'ACCESS_STATE', status: 409 },
      });
    }
  });

  it('has days from its grant until today, wherever the client is', async () => {
    const deal = await makeDealInProgress(app);
    await expect(grant(deal, { grantedOn: dayIn(2) })).rejects.toMatchObject({
      ...{ code: 'ACCESS_DAY', status: 400 },
    });
    const accessId = await grant(deal);
    const { review, markReturned } = await accessOf(deal.client);
    for (const wrong of [dayIn(-1), dayIn(2)]) {
      await expect(review({ accessId, reviewedOn: wrong })).rejects.toMatchObject({
        code: 'ACCESS_DAY',
      });
      await expect(markReturned({ accessId, returnedOn: wrong })).rejects.toMatchObject({
        code: 'ACCESS_DAY',
      });
    }
  });

  it('is changed by owners and hiring members, and read by all members', async () => {
    const deal = await makeDealInProgress(app);
    const [accessId, asked] = [await grant(deal), await ask(deal)];
    for (const role of ['finance', 'viewer'] as const) {
      const member = await app.make.colleague(deal.client, role);
      const { applicationId } = deal;
      const access = await accessOf(member);
      for (const refused of [
        () => access.grant({ applicationId, ...sandbox, grantedOn: today() }),
        () => access.grantAsked({ accessId: asked, grantedOn: today() }),
        () => access.review({ accessId, reviewedOn: today() }),
        () => access.markReturned({ accessId, returnedOn: today() }),
        () => access.remove({ accessId: asked }),
      ]) {
        await expect(refused()).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED', status: 403 });
      }
      const { items, canAdd } = await listOf(member, deal);
      expect(canAdd).toBe(false);
      expect(items.map(({ can }) => Object.values(can).some(Boolean))).toEqual([false, false]);
    }
  });

  it('is absent for all others', async () => {
    const deal = await makeDealInProgress(app);
    const accessId = await ask(deal);
    for (const stranger of [await app.make.client(), await app.make.consultant()]) {
      const access = await accessOf(stranger);
      await expect(access.list({ applicationId: deal.applicationId })).rejects.toMatchObject({
        ...{ code: 'APPLICATION_NOT_FOUND', status: 404 },
      });
      await expect(access.remove({ accessId })).rejects.toMatchObject({
        ...{ code: 'ACCESS_NOT_FOUND', status: 404 },
      });
    }
  });

  it('is listed for deals that are worked on, and not for so many environments at once', async () => {
    const deal = await makeDealInProgress(app);
    for (let entry = 0; entry < entriesMax; entry += 1) await grant(deal);
    await expect(ask(deal)).rejects.toMatchObject({ code: 'TOO_MANY_ENTRIES', status: 409 });
    const applicant = await app.make.consultant();
    const projectId = await app.make.project(deal.client);
    const applicationId = await app.make.application(projectId, applicant);
    const pending = { ...deal, consultant: applicant, applicationId: applicationId as never };
    await expect(ask(pending)).rejects.toMatchObject({ code: 'DEAL_STATE', status: 409 });
    await propose(deal, { accessReturned: 'no' });
    await expect(grant(deal)).rejects.toMatchObject({ code: 'DEAL_STATE' });
  });
});

describe('completion', () => {
  it('is not proposed as "access returned" while entries are open: the refusal names them', async () => {
    const deal = await makeDealInProgress(app);
    const accessId = await grant(deal, { environment: 'Production', kind: 'production' });
    await grant(deal);
    await ask(deal, { environment: 'Only asked for' });
    await (await accessOf(deal.consultant)).sayReturned({ accessId });
    const message =
      'Access is not returned: Production (mills.test), Sandbox 2 (mills.test). Please mark it as returned, or answer “No”.';
    for (const accessReturned of ['yes', 'not-applicable']) {
      await expect(propose(deal, { accessReturned })).rejects.toMatchObject({
        ...{ code: 'ACCESS_OPEN', status: 409, message },
      });
    }
    const { projectId } = deal;
    const { projects } = await app.as(deal.client);
    await expect(projects.complete({ projectId })).rejects.toMatchObject({
      ...{ code: 'ACCESS_OPEN', message },
    });
    await expect(projects.complete({ projectId, checklist: everythingDone })).rejects.toMatchObject(
      { code: 'ACCESS_OPEN' },
    );
  });

  it('proposed as "access not returned" names the open entries, and completes the deal', async () => {
    const deal = await makeDealInProgress(app);
    await grant(deal);
    const environments = ['The VPN', 'Sandbox 2 (mills.test)'];
    const completionId = await propose(deal, { accessReturned: 'no', environments });
    const { applications, completions } = await app.as(deal.client);
    expect(await applications.getReceived({ applicationId: deal.applicationId })).toMatchObject({
      completion: { environments: ['Sandbox 2 (mills.test)', 'The VPN'] },
    });
    await completions.confirm({ completionId });
    const { projects } = await app.as(deal.client);
    expect(await projects.getOwn({ projectId: deal.projectId })).toMatchObject({
      status: 'completed',
    });
  });

  it('goes as before once all entries are returned', async () => {
    const deal = await makeDealInProgress(app);
    const accessId = await grant(deal);
    await (await accessOf(deal.client)).markReturned({ accessId, returnedOn: today() });
    expect(await propose(deal)).toBeTruthy();
  });

  it('and a grant at the same moment: one of the two is, every time', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeDealInProgress(app);
      const acts = [() => propose(deal), () => grant(deal)];
      const isProposedFirst = round % 2 === 0;
      const results = await oneBehindAnother<unknown>(
        app,
        { table: 'projects', key: 'id', value: deal.projectId },
        isProposedFirst ? acts : acts.toReversed(),
      );
      expect(
        results.map((each) => (each.status === 'fulfilled' ? 'done' : String(each.reason.code))),
      ).toEqual(['done', isProposedFirst ? 'DEAL_STATE' : 'ACCESS_OPEN']);
    }
  });
});

describe('at one moment', () => {
  it('two members mark access as returned: it has one such step, every time', async () => {
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const deal = await makeDealInProgress(app);
      const accessId = await grant(deal);
      pass(1000);
      const members = [deal.client, await app.make.colleague(deal.client, 'hiring')];
      const access = await Promise.all(members.map(accessOf));
      const results = await allAtOnce(
        app,
        { table: 'projects', key: 'id', value: deal.projectId },
        access.map((each) => () => each.markReturned({ accessId, returnedOn: today() })),
      );
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [entry] = (await listOf(deal.client, deal)).items;
      expect(entry?.history.map(({ step }) => step)).toEqual(['granted', 'returned']);
    }
  });
});

describe('after the end of a deal', () => {
  it('open access waits for the client until it is returned', async () => {
    const deal = await makeDealInProgress(app);
    const accessId = await grant(deal);
    expect(await waitingFor(deal.client)).toEqual([]);
    await complete(deal);
    expect(await waitingFor(deal.client)).toMatchObject([
      { id: deal.applicationId, since: app.clock.now().toISOString(), endsOn: null },
    ]);
    await (await accessOf(deal.consultant)).sayReturned({ accessId });
    await (await accessOf(deal.client)).markReturned({ accessId, returnedOn: today() });
    expect(await waitingFor(deal.client)).toEqual([]);
  });

  it('the client is reminded of open access after seven days, once', async () => {
    const deal = await makeDealInProgress(app, 'Leave in order');
    await grant(deal);
    const other = await grant(deal, { environment: 'Production' });
    await (await accessOf(deal.client)).markReturned({ accessId: other, returnedOn: today() });
    await complete(deal);
    pass(7 * day - 1000);
    await runJob(app, openAccessAged);
    expect(await remindersTo(deal.client)).toEqual([]);
    pass(1000);
    await runJob(app, openAccessAged);
    await runJob(app, openAccessAged);
    const reminders = await remindersTo(deal.client);
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.text).toContain('Sandbox 2 (mills.test)');
    expect(reminders[0]?.text).not.toContain('Production');
    const reminder = 'Access for “Leave in order” is not returned. The project has ended.';
    expect((await wordsTo(deal.client)).filter((words) => words === reminder)).toHaveLength(1);
    expect(await remindersTo(deal.consultant)).toEqual([]);
  });

  it('the client is not reminded of access that is returned', async () => {
    const deal = await makeDealInProgress(app);
    const accessId = await grant(deal);
    await complete(deal);
    await (await accessOf(deal.client)).markReturned({ accessId, returnedOn: today() });
    pass(8 * day);
    await runJob(app, openAccessAged);
    expect(await remindersTo(deal.client)).toEqual([]);
  });
});
