import { describe, expect, it } from 'vitest';
import { toUserId, type UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve } from '#tests/support/approve.ts';
import { consultantProfileFields } from '#tests/support/factories.ts';
import { profileForm } from '#tests/support/profile-form.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ firstName: 'Olive', lastName: 'Operator' });

const vetting = async (userId: UserId = admin) => (await app.as(userId)).vetting;

async function mailsTo(address: string) {
  await app.settle();
  return listMails(app.db, { to: address });
}

describe('the checklist', () => {
  it('is what anybody may read, and what admins tick for one account', async () => {
    const { consultant } = await (await app.as()).vetting.getChecklists();
    expect(consultant.length).toBeGreaterThan(1);
    const userId = await app.make.consultant({ approved: false });
    const itemId = String(consultant[1]?.id);
    const api = await vetting();
    const { items } = await api.tick({ userId, itemId, isTicked: true });
    expect(items.map(({ id }) => id)).toEqual(consultant.map(({ id }) => id));
    expect(items.filter(({ tickedAt }) => tickedAt)).toMatchObject([
      { id: itemId, tickedBy: 'Olive Operator' },
    ]);
    await api.tick({ userId, itemId, isTicked: true });
    const cleared = await api.tick({ userId, itemId, isTicked: false });
    expect(cleared.items.every(({ tickedAt }) => tickedAt === null)).toBe(true);
  });

  it('has for an account only the points of its type', async () => {
    const { consultant } = await (await app.as()).vetting.getChecklists();
    const userId = await app.make.client({ approved: false });
    const itemId = String(consultant[0]?.id);
    await expect((await vetting()).tick({ userId, itemId, isTicked: true })).rejects.toMatchObject({
      code: 'ITEM_GONE',
    });
  });

  it('is edited: a point that stays keeps its ticks, in another place and in other words', async () => {
    const api = await vetting();
    const { client } = await api.getChecklists();
    const [first, second] = client;
    const userId = await app.make.client({ approved: false });
    await api.tick({ userId, itemId: String(second?.id), isTicked: true });
    await api.tick({ userId, itemId: String(first?.id), isTicked: true });
    const saved = await api.saveChecklist({
      userType: 'client',
      items: [
        { id: second?.id ?? null, text: 'In other words.' },
        { id: null, text: 'A new point.' },
      ],
    });
    expect(saved.client.map(({ text }) => text)).toEqual(['In other words.', 'A new point.']);
    expect((await api.get({ userId })).items).toMatchObject([
      { id: second?.id, tickedBy: 'Olive Operator' },
      { text: 'A new point.', tickedAt: null },
    ]);
    const { items } = await (await app.as(admin)).audit.list({ action: 'checklist-changed' });
    expect(items).toMatchObject([{ details: ['points: 2', 'userType: client'] }]);
  });
});

it('of a user who is not there nothing is read, ticked, asked or confirmed', async () => {
  const api = await vetting();
  const { client } = await api.getChecklists();
  const userId = toUserId(crypto.randomUUID());
  const changedAt = app.clock.now().toISOString();
  for (const ask of [
    () => api.get({ userId }),
    () => api.tick({ userId, itemId: String(client[0]?.id), isTicked: true }),
    () => api.ask({ userId, text: 'Who?' }),
    () => api.confirmClaims({ userId, changedAt }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'USER_NOT_FOUND', status: 404 });
  }
});

describe('a question', () => {
  it('reaches the person by mail and page, and its answer every admin', async () => {
    const person = await app.make.client({
      approved: false,
      firstName: 'Ada',
      email: 'ada@asked.test',
    });
    const text = 'Which company do you write for?';
    const { questions } = await (await vetting()).ask({ userId: person, text });
    expect(questions).toMatchObject([{ text, askedBy: 'Olive Operator', answer: null }]);
    expect((await mailsTo('ada@asked.test'))[0]?.text).toContain(text);

    const own = await vetting(person);
    const { question } = await own.getOwnQuestion();
    expect(question).toEqual({ id: questions[0]?.id, text, askedAt: questions[0]?.askedAt });
    const questionId = String(question?.id);
    expect(await own.answer({ questionId, text: 'For Loomworks.' })).toEqual({ question: null });
    const after = await (await vetting()).get({ userId: person });
    expect(after.questions).toMatchObject([{ text, answer: 'For Loomworks.' }]);
    const adminMail = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', admin)
      .executeTakeFirstOrThrow();
    expect((await mailsTo(adminMail.email))[0]?.text).toContain('For Loomworks.');
    await expect(own.answer({ questionId, text: 'Again.' })).rejects.toMatchObject({
      code: 'ANSWERED_ALREADY',
    });
  });

  it('waits for its answer before there is another', async () => {
    const userId = await app.make.client({ approved: false });
    const api = await vetting();
    await api.ask({ userId, text: 'The first?' });
    await expect(api.ask({ userId, text: 'The second?' })).rejects.toMatchObject({
      code: 'QUESTION_OPEN',
    });
  });

  it('is no one else’s to answer', async () => {
    const userId = await app.make.client();
    const { questions } = await (await vetting()).ask({ userId, text: 'Is it so?' });
    const questionId = String(questions[0]?.id);
    const other = await vetting(await app.make.client());
    expect(await other.getOwnQuestion()).toEqual({ question: null });
    await expect(other.answer({ questionId, text: 'Yes.' })).rejects.toMatchObject({
      code: 'QUESTION_NOT_FOUND',
    });
  });

  it('is not put to a user who could not answer', async () => {
    const userId = await app.make.client({ confirmed: false, approved: false });
    await expect((await vetting()).ask({ userId, text: 'Who?' })).rejects.toMatchObject({
      code: 'ACCOUNT_STATE',
    });
  });
});

describe('claims that change after the approval', () => {
  const save = async (userId: UserId, changes: Parameters<typeof profileForm>[0]) => {
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await (await app.as(userId)).consultants.saveOwnProfile(profileForm(changes));
  };

  it('come back for review, and the consultant stays listed', async () => {
    const userId = await app.make.consultant();
    await save(userId, { title: 'Chief architect', summary: 'Another summary. '.repeat(9).trim() });
    const api = await vetting();
    const { items } = await api.listChangedClaims({});
    const mine = items.filter((each) => each.userId === userId);
    expect(mine).toMatchObject([
      {
        changes: [
          { claim: 'title', before: [consultantProfileFields.title], after: ['Chief architect'] },
        ],
      },
    ]);
    expect(await api.countChangedClaims()).toEqual({ waiting: items.length });
    const client = await app.as(await app.make.client());
    const shown = await client.consultants.getConsultant({ consultantId: userId });
    expect(shown.title).toBe('Chief architect');

    await api.confirmClaims({ userId, changedAt: String(mine[0]?.changedAt) });
    expect((await api.get({ userId })).changedClaims).toBeNull();
    const { items: entries } = await (await app.as(admin)).audit.list({
      action: 'claims-confirmed',
    });
    expect(entries[0]?.subject?.userId).toBe(userId);
  });

  it('compare with what was approved, however often they change, and end where it began', async () => {
    const userId = await app.make.consultant();
    await save(userId, { title: 'First change' });
    await save(userId, { title: 'Second change' });
    const api = await vetting();
    expect((await api.get({ userId })).changedClaims?.changes).toEqual([
      { claim: 'title', before: [consultantProfileFields.title], after: ['Second change'] },
    ]);
    await save(userId, {});
    expect((await api.get({ userId })).changedClaims).toBeNull();
  });

  it('are not confirmed unseen', async () => {
    const userId = await app.make.consultant();
    await save(userId, { title: 'First change' });
    const api = await vetting();
    const seen = String((await api.get({ userId })).changedClaims?.changedAt);
    await save(userId, { title: 'Second change' });
    await expect(api.confirmClaims({ userId, changedAt: seen })).rejects.toMatchObject({
      code: 'CLAIMS_CHANGED',
    });
  });

  it('are no one’s matter before an approval, and settled by the next one', async () => {
    const waiting = await app.make.consultant({ approved: false });
    await save(waiting, { title: 'Before any yes' });
    const api = await vetting();
    expect((await api.get({ userId: waiting })).changedClaims).toBeNull();

    const userId = await app.make.consultant();
    await save(userId, { title: 'First change' });
    const { approvals } = await app.as(admin);
    await approvals.refuse({ userId, reason: 'A test.' });
    expect((await api.get({ userId })).changedClaims).toBeNull();
    await approve(await app.as(admin), userId);
    expect((await api.get({ userId })).changedClaims).toBeNull();
  });
});
