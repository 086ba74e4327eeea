import { toUserId } from '#access/user.ts';
import { approveAccount } from '#features/moderation/approvals/server/commands/approve.ts';
import { listOpenItems } from '#features/moderation/vetting/server/queries/checklists.ts';
import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

const pendingAccount: MakeInput = async (app, rowKind) => ({
  userId: rowKind === 'absent' ? absentId : await app.make.client({ approved: false }),
});

const changedClaims: MakeInput = async (app, rowKind) => {
  const changedAt = app.clock.now();
  if (rowKind === 'absent') return { userId: absentId, changedAt: changedAt.toISOString() };
  const userId = await app.make.consultant();
  await app.db
    .insertInto('claim_changes')
    .values({
      user_id: userId,
      title: 'Another title',
      certifications: [],
      portfolio_projects: '[]',
      changed_at: changedAt,
    })
    .execute();
  return { userId, changedAt: changedAt.toISOString() };
};

const askedQuestion: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { questionId: absentId, text: 'Yes.' };
  const asked = rowKind === 'own' && self ? self : await app.make.client();
  const { id } = await app.db
    .insertInto('account_questions')
    .values({ user_id: asked, text: 'Is it so?', asked_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { questionId: id, text: 'Yes.' };
};

/** What is asked of accounts, by their people and by admins. */
export const accountInputs: ExampleInputs = {
  'accounts.me': none,
  'accounts.chooseCurrency': fixed({ currency: 'GBP' }),
  'accounts.chooseLanguage': fixed({ language: 'de' }),
  'accounts.getOwnDecision': none,
  'accounts.readConfirmation': none,
  'approvals.countPending': none,
  'approvals.listPending': fixed({ userType: 'client' }),
  'approvals.approve': async (app, ...row) => {
    const account = await pendingAccount(app, ...row);
    const open = await listOpenItems(app.db, [String(account.userId)]);
    return { ...account, openItems: open.map(({ id }) => id) };
  },
  'approvals.approveAllClients': none,
  'approvals.undoApproval': async (app, ...row) => {
    const account = await pendingAccount(app, ...row);
    const { db, jobs, searchIndex } = app.services;
    const tools = { jobs, searchIndex, now: app.clock.now() };
    await db
      .transaction()
      .execute((tx) => approveAccount(tx, tools, null, toUserId(String(account.userId))));
    return account;
  },
  'approvals.undoApproveAllClients': fixed({ approvedAt: '2026-11-22T00:00:00.000Z' }),
  'approvals.refuse': async (...row) => ({ ...(await pendingAccount(...row)), reason: 'A test.' }),
  'approvals.suspend': async (...row) => ({ ...(await pendingAccount(...row)), reason: 'A test.' }),
  'approvals.lift': async (app, rowKind, self) => {
    const account = await pendingAccount(app, rowKind, self);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: new Date(), suspension_reason: 'A test.' })
      .where('user_id', '=', String(account.userId))
      .execute();
    return account;
  },
  'vetting.getChecklists': none,
  'vetting.saveChecklist': fixed({
    userType: 'client',
    items: [{ id: null, text: 'The company exists.' }],
  }),
  'vetting.get': pendingAccount,
  'vetting.tick': async (app, rowKind, self) => {
    const [item] = (await (await app.as()).vetting.getChecklists()).client;
    return { ...(await pendingAccount(app, rowKind, self)), itemId: item?.id, isTicked: true };
  },
  'vetting.ask': async (...row) => ({ ...(await pendingAccount(...row)), text: 'Who are you?' }),
  'vetting.confirmClaims': changedClaims,
  'vetting.listChangedClaims': none,
  'vetting.countChangedClaims': none,
  'vetting.getOwnQuestion': none,
  'vetting.answer': askedQuestion,
  'users.count': none,
  'users.list': fixed({ userType: 'client' }),
  'impersonations.begin': async (...row) => ({
    ...(await pendingAccount(...row)),
    reason: 'A test.',
  }),
  'impersonations.end': none,
  'impersonations.listOwn': none,
  'users.get': pendingAccount,
  'users.getProfile': pendingAccount,
  'users.getSubscription': pendingAccount,
  'users.listInvoices': pendingAccount,
  'users.listProjects': pendingAccount,
  'users.listApplications': pendingAccount,
  'users.listMails': pendingAccount,
  'audit.list': none,
  'growth.get': none,
  'restores.findPaused': none,
  'queue.get': none,
  'queue.retry': fixed({ failureIds: [absentId] }),
};
