import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve } from '#tests/support/approve.ts';
import type { DecisionId } from '../ids.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();
const other = await app.make.admin();

const newEmail = () => `${crypto.randomUUID()}@accounts.test`;
const makeClient = (approved = true) => app.make.client({ approved, email: newEmail() });
const approvalsAs = async (userId = admin) => (await app.as(userId)).approvals;
const decisionsAs = async (userId: UserId) => (await app.as(userId)).decisions;
const stateOf = async (userId: UserId) =>
  (await (await app.as(userId)).accounts.getOwnDecision()).state;
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
const reason = 'The company cannot be found.';

/** The newest decision about a person, as they read it. */
async function newestOf(userId: UserId) {
  const [decision] = await (await decisionsAs(userId)).listOwn();
  if (!decision) throw new Error('There is no decision.');
  return { ...decision, id: decision.id as DecisionId };
}

/** The person appeals, and the other admin takes the decision back. */
async function winAppeal(userId: UserId): Promise<void> {
  const { id: decisionId } = await newestOf(userId);
  await (await decisionsAs(userId)).appeal({ decisionId, text: 'It is another company.' });
  await (await decisionsAs(other)).answerAppeal({
    ...{ decisionId, outcome: 'reversed', answer: 'You are right.' },
  });
}

describe('a decision about an account', () => {
  it('comes with the ground, the reason and the way to appeal, on the page and by mail', async () => {
    const email = newEmail();
    const client = await app.make.client({ approved: false, email });
    await (await approvalsAs()).refuse({ userId: client, ground: 'law', reason });
    expect(await newestOf(client)).toMatchObject({
      ...{ kind: 'account-refused', ground: 'law', reason, about: '' },
      ...{ appeal: null, outcome: null, strikeUntil: null, can: { appeal: true } },
    });
    await app.settle();
    const [mail, ...more] = await listMails(app.db, { to: email });
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/The ground: It breaks the law\./);
    expect(mail?.text).toMatch(/You can appeal in your account until/);
  });

  it('is read and appealed against while the account is suspended', async () => {
    const client = await makeClient();
    await (await approvalsAs()).suspend({ userId: client, reason });
    expect(await newestOf(client)).toMatchObject({ kind: 'account-suspended', ground: 'terms' });
    await winAppeal(client);
    expect(await stateOf(client)).toBe('approved');
  });

  it('that took an approval back gives it again on appeal', async () => {
    const consultant = await app.make.consultant({ email: newEmail() });
    await (await approvalsAs()).refuse({ userId: consultant, reason });
    expect(await newestOf(consultant)).toMatchObject({ kind: 'account-revoked', ground: 'checks' });
    await winAppeal(consultant);
    expect(await stateOf(consultant)).toBe('approved');
  });

  it('that refused an account lets it wait again on appeal', async () => {
    const client = await makeClient(false);
    await (await approvalsAs()).refuse({ userId: client, reason });
    await winAppeal(client);
    expect(await stateOf(client)).toBe('pending');
    const { items } = await (await approvalsAs()).listPending({ userType: 'client', limit: 100 });
    expect(items.map(({ userId }) => userId)).toContain(client);
  });

  it('that was made after the one appealed against stays', async () => {
    const client = await makeClient(false);
    await (await approvalsAs()).refuse({ userId: client, reason });
    const { id: decisionId } = await newestOf(client);
    await (await decisionsAs(client)).appeal({ decisionId, text: 'It is another company.' });
    await approve(await app.as(admin), client);
    pass(1000);
    await (await approvalsAs()).refuse({ userId: client, reason: 'It was sold since.' });
    await (await decisionsAs(other)).answerAppeal({
      ...{ decisionId, outcome: 'reversed', answer: 'You are right.' },
    });
    expect(await stateOf(client)).toBe('refused');
  });

  it('leaves a newer suspension where an older one is taken back', async () => {
    const client = await makeClient();
    const approvals = await approvalsAs();
    await approvals.suspend({ userId: client, reason });
    const { id: decisionId } = await newestOf(client);
    await (await decisionsAs(client)).appeal({ decisionId, text: 'It is another company.' });
    await approvals.lift({ userId: client });
    pass(1000);
    await approvals.suspend({ userId: client, reason: 'It does not pay.' });
    await (await decisionsAs(other)).answerAppeal({
      ...{ decisionId, outcome: 'reversed', answer: 'You are right.' },
    });
    expect(await stateOf(client)).toBe('suspended');
  });

  it('is on record for admins, on the page of its person', async () => {
    const client = await makeClient();
    await (await approvalsAs()).suspend({ userId: client, reason });
    expect(await (await decisionsAs(admin)).listOfUser({ userId: client })).toMatchObject({
      strikes: 0,
      items: [{ kind: 'account-suspended', reason }],
    });
  });
});
