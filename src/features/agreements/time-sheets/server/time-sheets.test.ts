import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { completeDeal, makeDealInProgress } from '#tests/support/completed-deal.ts';
import { timeSheetsIn } from '#tests/support/time-sheets.ts';
import { toWeekId } from '../ids.ts';
import { mondayOf } from '../rules/weeks.ts';

const app = await sharedTestApp();

const {
  pass,
  dayIn,
  monday,
  sheetsOf,
  subjectsTo,
  wordsTo,
  waitingFor,
  makeDealWithSheet,
  read,
  save,
  submit,
  decision,
} = timeSheetsIn(app);

describe('a time sheet', () => {
  it('is switched on by the client, filled and submitted by the consultant, and approved', async () => {
    const deal = await makeDealWithSheet();
    const { client, consultant } = deal;
    expect(await wordsTo(consultant)).toContain(
      'The client switched on the time sheet for “Close sooner”.',
    );
    await save(deal, [
      { day: monday(), amount: 7.25, note: 'Mapped the ledgers.' },
      { day: dayIn(0), amount: 2 },
    ]);
    expect((await read(client, deal)).sheet?.weeks).toEqual([]);
    const [open] = (await read(consultant, deal)).sheet?.weeks ?? [];
    expect(open).toMatchObject({ state: 'open', total: 9.25, can: { edit: true, submit: true } });
    const weekId = toWeekId(open?.id ?? '');
    await (await sheetsOf(consultant)).submit({ weekId });
    expect(await waitingFor(client)).toMatchObject([{ id: weekId, projectTitle: 'Close sooner' }]);
    expect(await subjectsTo(client)).toContain('Please approve a week: “Close sooner”');
    const finance = await app.make.colleague(client, 'finance');
    const page = await (await sheetsOf(finance)).getWeek({ weekId });
    expect(page).toMatchObject({
      ...{ side: 'client', unit: 'hours', projectTitle: 'Close sooner' },
      week: { total: 9.25, can: { decide: true, edit: false } },
    });
    await (await sheetsOf(finance)).approve(await decision(finance, weekId));
    expect(await subjectsTo(consultant)).toContain('Week approved: “Close sooner”');
    expect(await waitingFor(client)).toEqual([]);
    const [approved] = (await read(client, deal)).sheet?.weeks ?? [];
    expect(approved).toMatchObject({ state: 'approved', can: { decide: false } });
    expect(approved?.decidedBy).toBeTruthy();
    expect((await read(consultant, deal)).sheet).toMatchObject({
      ...{ approved: 9.25, submitted: 0 },
      weeks: [{ decidedBy: null, can: { edit: false, submit: false } }],
    });
  });

  it('has weeks that are returned with a reason, changed, and submitted again', async () => {
    const deal = await makeDealWithSheet();
    const { client, consultant } = deal;
    const weekId = await submit(deal);
    const reason = 'Sunday was no day of work.';
    const first = await decision(client, weekId);
    await (await sheetsOf(client)).return({ ...first, reason });
    expect(await subjectsTo(consultant)).toContain('Week returned: “Close sooner”');
    await save(deal, [{ day: monday(), amount: 3, note: 'Not for you yet.' }]);
    expect((await read(client, deal)).sheet?.weeks).toMatchObject([
      { state: 'returned', total: null, entries: [], reason },
    ]);
    pass(1000);
    await (await sheetsOf(consultant)).submit({ weekId });
    // What the client read before was another submission.
    await expect((await sheetsOf(client)).approve(first)).rejects.toMatchObject({
      ...{ code: 'WEEK_STATE', status: 409 },
    });
    await (await sheetsOf(client)).approve(await decision(client, weekId));
    expect((await read(client, deal)).sheet).toMatchObject({
      ...{ approved: 3 },
      weeks: [{ state: 'approved', reason: '' }],
    });
  });

  it('has approved weeks that never change', async () => {
    const deal = await makeDealWithSheet();
    const weekId = await submit(deal);
    const submitted = await decision(deal.client, weekId);
    await expect(save(deal, [])).rejects.toMatchObject({ code: 'WEEK_STATE', status: 409 });
    await (await sheetsOf(deal.client)).approve(submitted);
    await expect(save(deal, [])).rejects.toMatchObject({ code: 'WEEK_STATE' });
    const { submit: submitAgain } = await sheetsOf(deal.consultant);
    await expect(submitAgain({ weekId })).rejects.toMatchObject({ code: 'WEEK_STATE' });
    const { return: giveBack, approve } = await sheetsOf(deal.client);
    await expect(giveBack({ ...submitted, reason: 'No.' })).rejects.toMatchObject({
      code: 'WEEK_STATE',
    });
    await expect(approve(submitted)).rejects.toMatchObject({ code: 'WEEK_STATE' });
  });

  it('has days of its week, from the acceptance until today in the zone of the consultant', async () => {
    const deal = await makeDealWithSheet();
    const wrong = { code: 'ENTRY_DAY', status: 400 };
    const next = mondayOf(dayIn(1));
    await expect(save(deal, [{ day: dayIn(1), amount: 1 }], next)).rejects.toMatchObject(wrong);
    await expect(save(deal, [{ day: dayIn(-7), amount: 1 }])).rejects.toMatchObject(wrong);
    const twice = [0, 0].map((days) => ({ day: dayIn(days), amount: 1 }));
    await expect(save(deal, twice)).rejects.toMatchObject(wrong);
    const before = dayIn(-21);
    await expect(save(deal, [{ day: before, amount: 1 }], mondayOf(before))).rejects.toMatchObject(
      wrong,
    );
    await expect(save(deal, [], dayIn(0))).rejects.toMatchObject({ status: 400 });
    await app.db
      .updateTable('consultant_profiles')
      .set({ timezone: 'Pacific/Auckland' })
      .where('user_id', '=', deal.consultant)
      .execute();
    // It is noon in London on Sunday: Monday in Auckland.
    await save(deal, [{ day: dayIn(1), amount: 1 }], next);
    expect((await read(deal.consultant, deal)).days?.last).toBe(dayIn(1));
  });

  it.each([
    ['hours', [0.1, 24.25]],
    ['days', [0.25, 1.5]],
  ] as const)('in %s has amounts in steps, and no more than a day has', async (unit, amounts) => {
    const deal = await makeDealWithSheet({ unit });
    for (const amount of amounts) {
      await expect(save(deal, [{ day: dayIn(0), amount }])).rejects.toMatchObject({ status: 400 });
    }
    await expect(
      (await sheetsOf(deal.client)).set({
        ...{ applicationId: deal.applicationId, unit, cap: 10.1 },
      }),
    ).rejects.toMatchObject({ code: 'CAP_AMOUNT' });
  });

  it('keeps its unit from the first week on', async () => {
    const deal = await makeDealWithSheet();
    await save(deal, [{ day: dayIn(0), amount: 1 }]);
    const { set } = await sheetsOf(deal.client);
    const { applicationId } = deal;
    await expect(set({ applicationId, unit: 'days', cap: null })).rejects.toMatchObject({
      ...{ code: 'UNIT_FIXED', status: 409 },
    });
    await set({ applicationId, unit: 'hours', cap: 10 });
    expect((await read(deal.consultant, deal)).sheet?.cap).toBe(10);
  });

  it('is not filled before it is switched on, nor submitted without an entry', async () => {
    const deal = await makeDealInProgress(app);
    await expect(save(deal, [])).rejects.toMatchObject({ code: 'NO_TIME_SHEET', status: 409 });
    expect(await read(deal.consultant, deal)).toEqual({
      ...{ sheet: null, days: null, canSet: false, invoiceDraft: null },
    });
    const other = await makeDealWithSheet();
    await save(other, []);
    const [week] = (await read(other.consultant, other)).sheet?.weeks ?? [];
    const { submit: submitWeek } = await sheetsOf(other.consultant);
    await expect(submitWeek({ weekId: toWeekId(week?.id ?? '') })).rejects.toMatchObject({
      ...{ code: 'WEEK_STATE' },
    });
  });

  it('is switched on for deals that are worked on, and filled after their end, too', async () => {
    const deal = await makeDealWithSheet();
    await completeDeal(app, deal);
    await submit(deal);
    const { applicationId } = deal;
    await expect(
      (await sheetsOf(deal.client)).set({ applicationId, unit: 'hours', cap: 1 }),
    ).rejects.toMatchObject({ code: 'DEAL_STATE', status: 409 });
  });
});

describe('the roles of a company', () => {
  it('switch on: owner and hiring; decide: finance, too; a viewer reads', async () => {
    const deal = await makeDealInProgress(app);
    const { applicationId, client } = deal;
    const as = Object.fromEntries(
      await Promise.all(
        (['hiring', 'finance', 'viewer'] as const).map(
          async (role) => [role, await app.make.colleague(client, role)] as const,
        ),
      ),
    ) as Record<'hiring' | 'finance' | 'viewer', UserId>;
    const refused = { code: 'ROLE_NOT_ALLOWED', status: 403 };
    const sheet = { applicationId, unit: 'hours', cap: null } as const;
    for (const role of ['finance', 'viewer'] as const) {
      await expect((await sheetsOf(as[role])).set(sheet)).rejects.toMatchObject(refused);
    }
    await (await sheetsOf(as.hiring)).set(sheet);
    const today = dayIn(0);
    await save(deal, [{ day: today, amount: 1 }]);
    const [week] = (await read(deal.consultant, deal)).sheet?.weeks ?? [];
    const weekId = toWeekId(week?.id ?? '');
    await (await sheetsOf(deal.consultant)).submit({ weekId });
    const viewers = await sheetsOf(as.viewer);
    const submitted = await decision(as.viewer, weekId);
    expect((await viewers.getWeek({ weekId })).week.can.decide).toBe(false);
    await expect(viewers.approve(submitted)).rejects.toMatchObject(refused);
    await expect(viewers.return({ ...submitted, reason: 'No.' })).rejects.toMatchObject(refused);
    await (await sheetsOf(as.hiring)).approve(submitted);
  });

  it('do not reach the deals of others, and no client reads a week before it is submitted', async () => {
    const deal = await makeDealWithSheet();
    await save(deal, [{ day: dayIn(0), amount: 1 }]);
    const [open] = (await read(deal.consultant, deal)).sheet?.weeks ?? [];
    const openId = toWeekId(open?.id ?? '');
    await expect((await sheetsOf(deal.client)).getWeek({ weekId: openId })).rejects.toMatchObject({
      ...{ code: 'WEEK_NOT_FOUND', status: 404 },
    });
    await (await sheetsOf(deal.consultant)).submit({ weekId: openId });
    const submitted = await decision(deal.client, openId);
    const stranger = await app.make.client();
    const { get, approve } = await sheetsOf(stranger);
    await expect(approve(submitted)).rejects.toMatchObject({ code: 'WEEK_NOT_FOUND' });
    await expect(get({ applicationId: deal.applicationId })).rejects.toMatchObject({
      ...{ code: 'APPLICATION_NOT_FOUND', status: 404 },
    });
  });
});
