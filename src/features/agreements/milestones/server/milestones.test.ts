import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { completeDeal, makeDealInProgress } from '#tests/support/completed-deal.ts';
import { milestonesIn } from '#tests/support/milestones.ts';
import { rounds } from '#tests/support/rounds.ts';
import { exampleContent } from '#tests/support/statements-of-work.ts';
import { codesOf, timeSheetsIn } from '#tests/support/time-sheets.ts';

const app = await sharedTestApp();

const { milestonesOf, sign, makeSigned, read, deliver, delivery, accepted, returned } =
  milestonesIn(app);
const { pass, subjectsTo, wordsTo } = timeSheetsIn(app);
const [calendar, handover] = exampleContent.deliverables;
const waitingFor = async (userId: UserId) =>
  (await (await app.as(userId)).answers.listWaiting({})).items.filter(
    ({ kind }) => kind === 'milestone',
  );
const changed = { code: 'MILESTONE_STATE', status: 409 };
const over = { code: 'DEAL_STATE', status: 409 };

describe('a milestone', () => {
  it('is agreed as a deliverable of the statement of work in force', async () => {
    const deal = await makeDealInProgress(app);
    expect(await read(deal.client, deal)).toEqual({
      ...{ items: [], isReadyToComplete: false, billable: [] },
    });
    await expect(deliver(deal)).rejects.toMatchObject({ code: 'MILESTONE_NOT_FOUND', status: 404 });
    await sign(deal);
    const can = { deliver: true, decide: false };
    expect((await read(deal.consultant, deal)).items).toMatchObject([
      { ...calendar, currency: 'EUR', state: 'agreed', note: '', deliveredAt: null, can },
      { ...handover, currency: 'EUR', state: 'agreed', isTakenOut: false, can },
    ]);
    expect((await read(deal.client, deal)).items).toMatchObject([
      { can: { deliver: false, decide: false } },
      { can: { deliver: false, decide: false } },
    ]);
    await expect(deliver(deal, 'Another')).rejects.toMatchObject({ code: 'MILESTONE_NOT_FOUND' });
  });

  it('is delivered by the consultant with a note, and accepted by the client', async () => {
    const deal = await makeSigned();
    const { client, consultant } = deal;
    await deliver(deal, 'Close calendar', 'In the shared folder.');
    expect(await subjectsTo(client)).toContain('Milestone delivered: “Close sooner”');
    expect(await wordsTo(client)).toContain(
      'The consultant delivered a milestone of “Close sooner”.',
    );
    const [delivered] = (await read(client, deal)).items;
    expect(delivered).toMatchObject({
      ...{ state: 'delivered', note: 'In the shared folder.', decidedAt: null },
      can: { deliver: false, decide: true },
    });
    await accepted(client, deal);
    expect(await subjectsTo(consultant)).toContain('Milestone accepted: “Close sooner”');
    expect(await wordsTo(consultant)).toContain(
      'The client accepted a milestone of “Close sooner”.',
    );
    expect((await read(consultant, deal)).items).toMatchObject([
      { state: 'accepted', amount: 4000, can: { deliver: false, decide: false } },
      { state: 'agreed' },
    ]);
    await expect(deliver(deal)).rejects.toMatchObject(changed);
  });

  it('is returned with a reason, and delivered again', async () => {
    const deal = await makeSigned();
    await deliver(deal);
    const first = await delivery(deal.client, deal);
    const giveBack = (await milestonesOf(deal.client)).return;
    await expect(giveBack({ ...first, reason: ' ' })).rejects.toMatchObject({ status: 400 });
    await returned(deal.client, deal, 'June is missing.');
    expect(await subjectsTo(deal.consultant)).toContain('Milestone returned: “Close sooner”');
    expect((await read(deal.consultant, deal)).items[0]).toMatchObject({
      ...{ state: 'returned', reason: 'June is missing.', can: { deliver: true } },
    });
    pass(1000);
    await deliver(deal, 'Close calendar', 'With June.');
    // What the client read before was another delivery.
    await expect((await milestonesOf(deal.client)).accept(first)).rejects.toMatchObject(changed);
    await accepted(deal.client, deal);
    expect((await read(deal.client, deal)).items[0]).toMatchObject({
      ...{ state: 'accepted', reason: '', note: 'With June.' },
    });
  });

  it('is delivered and decided once, however often it is sent', async () => {
    const deal = await makeSigned();
    await deliver(deal, 'Close calendar', 'First.');
    await expect(deliver(deal, 'Close calendar', 'Second.')).rejects.toMatchObject(changed);
    const read = await delivery(deal.client, deal);
    const { accept, return: giveBack } = await milestonesOf(deal.client);
    await accept(read);
    await expect(accept(read)).rejects.toMatchObject(changed);
    await expect(giveBack({ ...read, reason: 'No.' })).rejects.toMatchObject(changed);
    await app.settle();
    const mails = (await subjectsTo(deal.consultant)).filter((subject) =>
      subject.startsWith('Milestone accepted'),
    );
    expect(mails).toHaveLength(1);
  });

  it('is accepted or returned where two decide at once, not both', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeSigned();
      await deliver(deal);
      const colleague = await app.make.colleague(deal.client, 'finance');
      const seen = await delivery(deal.client, deal);
      const [one, other] = [await milestonesOf(deal.client), await milestonesOf(colleague)];
      const project = { table: 'projects', key: 'id', value: deal.projectId } as const;
      const results = await allAtOnce(app, project, [
        () => one.accept(seen),
        () => other.return({ ...seen, reason: 'No.' }),
      ]);
      expect(codesOf(results).toSorted()).toEqual(['MILESTONE_STATE', 'done']);
    }
  });

  it('keeps the amount of its delivery; one that is delivered again has what is agreed by then', async () => {
    const deal = await makeSigned();
    await deliver(deal);
    await deliver(deal, 'Handover');
    await returned(deal.client, deal);
    const dearer = exampleContent.deliverables.map((each) => ({ ...each, amount: 5000 }));
    const { price } = exampleContent;
    await sign(deal, 1, { deliverables: dearer, price: { ...price, currency: 'GBP' } });
    const amounts = async () =>
      (await read(deal.client, deal)).items.map(({ amount, currency }) => [amount, currency]);
    expect(await amounts()).toEqual([
      [5000, 'GBP'],
      [2000, 'EUR'],
    ]);
    pass(1000);
    await deliver(deal);
    await sign(deal, 2);
    expect(await amounts()).toEqual([
      [5000, 'GBP'],
      [2000, 'EUR'],
    ]);
  });

  it('that a change order takes out is listed last once it was delivered, and still decided', async () => {
    const deal = await makeSigned();
    await deliver(deal);
    await sign(deal, 1, { deliverables: exampleContent.deliverables.slice(1) });
    const states = async () =>
      (await read(deal.client, deal)).items.map((each) => [
        ...[each.name, each.state, each.isTakenOut],
      ]);
    expect(await states()).toEqual([
      ['Handover', 'agreed', false],
      ['Close calendar', 'delivered', true],
    ]);
    await returned(deal.client, deal);
    expect((await read(deal.consultant, deal)).items[1]?.can.deliver).toBe(false);
    await expect(deliver(deal)).rejects.toMatchObject({ code: 'MILESTONE_NOT_FOUND' });
    expect((await states())[1]).toEqual(['Close calendar', 'returned', true]);
  });

  it('is neither delivered nor decided once the deal is over', async () => {
    const deal = await makeSigned();
    await deliver(deal);
    const seen = await delivery(deal.client, deal);
    await completeDeal(app, deal);
    await expect(deliver(deal, 'Handover')).rejects.toMatchObject(over);
    const { accept, return: giveBack } = await milestonesOf(deal.client);
    await expect(accept(seen)).rejects.toMatchObject(over);
    await expect(giveBack({ ...seen, reason: 'No.' })).rejects.toMatchObject(over);
    expect((await read(deal.client, deal)).items[0]).toMatchObject({
      ...{ state: 'delivered', can: { decide: false } },
    });
    expect((await read(deal.consultant, deal)).items[1]?.can.deliver).toBe(false);
    expect(await waitingFor(deal.client)).toEqual([]);
  });
});

describe('the milestones of a deal', () => {
  it('wait as one thing for the person in charge of the client, since the first delivery', async () => {
    const deal = await makeSigned();
    await deliver(deal);
    const since = app.clock.now().toISOString();
    pass(60_000);
    await deliver(deal, 'Handover');
    expect(await waitingFor(deal.client)).toMatchObject([
      { id: deal.applicationId, projectTitle: 'Close sooner', since },
    ]);
    expect(await waitingFor(deal.consultant)).toEqual([]);
    await accepted(deal.client, deal);
    expect(await waitingFor(deal.client)).toHaveLength(1);
    await accepted(deal.client, deal, 'Handover');
    expect(await waitingFor(deal.client)).toEqual([]);
  });

  it('say once all are accepted that the project can be completed, to those who may propose it', async () => {
    const deal = await makeSigned();
    const finance = await app.make.colleague(deal.client, 'finance');
    const isReady = async (userId: UserId) => (await read(userId, deal)).isReadyToComplete;
    for (const { name } of exampleContent.deliverables) {
      expect(await isReady(deal.consultant)).toBe(false);
      await deliver(deal, name);
      await accepted(finance, deal, name);
    }
    expect(await isReady(deal.consultant)).toBe(true);
    expect(await isReady(deal.client)).toBe(true);
    expect(await isReady(finance)).toBe(false);
    await completeDeal(app, deal);
    expect(await isReady(deal.consultant)).toBe(false);
  });

  it('are decided by owner, hiring and finance; a viewer reads, and strangers find nothing', async () => {
    const deal = await makeSigned();
    await deliver(deal);
    const viewer = await app.make.colleague(deal.client, 'viewer');
    const seen = await delivery(viewer, deal);
    expect((await read(viewer, deal)).items[0]).toMatchObject({ can: { decide: false } });
    const refused = { code: 'ROLE_NOT_ALLOWED', status: 403 };
    const viewers = await milestonesOf(viewer);
    await expect(viewers.accept(seen)).rejects.toMatchObject(refused);
    await expect(viewers.return({ ...seen, reason: 'No.' })).rejects.toMatchObject(refused);
    const absent = { code: 'APPLICATION_NOT_FOUND', status: 404 };
    const { applicationId } = deal;
    const strangers = await milestonesOf(await app.make.client());
    await expect(strangers.list({ applicationId })).rejects.toMatchObject(absent);
    await expect(strangers.accept(seen)).rejects.toMatchObject(absent);
    const other = await milestonesOf(await app.make.consultant());
    await expect(
      other.deliver({ applicationId, name: 'Handover', note: '' }),
    ).rejects.toMatchObject(absent);
    await accepted(await app.make.colleague(deal.client, 'hiring'), deal);
  });
});
