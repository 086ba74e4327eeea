import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { refreshPublicGroups } from '#features/directory/server/commands.ts';
import { pngFile } from '#lib/images/hostile/png-fixture.ts';
import { actors, makeActor } from '#tests/support/actors.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type RowKind, readAuthorisationTable } from '#tests/support/authorisation-table.ts';
import { claim, makeCredential, someEvidence } from '#tests/support/credentials.ts';
import { consultantProfileFields, projectFields } from '#tests/support/factories.ts';
import { makeFactor } from '#tests/support/factors.ts';
import { mailInputs } from '#tests/support/mail-inputs.ts';
import { jsonResumeFile } from '#tests/support/profile-files.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { contract } from './contract.ts';

/*
 * Every operation of the contract × every kind of person × {own, foreign, absent row}. The expected
 * answers are the table in docs/security/authorisation.md, which people read and review.
 */

const absentId = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    briefProvider: { host: 'provider.test', complete: async () => ({ timeline: 'ongoing' }) },
  });
});
afterAll(() => app.close());

/** Makes the row an operation is called with, and returns the operation's input. */
type MakeInput = (rowKind: RowKind, self: UserId | undefined) => Promise<Record<string, unknown>>;

const none: MakeInput = async () => ({});
const fixed =
  (input: Record<string, unknown>): MakeInput =>
  async () =>
    input;

const ownProject =
  (status: 'open' | 'in_progress', more: Record<string, unknown> = {}): MakeInput =>
  async (rowKind, self) => {
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    const projectId = rowKind === 'absent' ? absentId : await app.make.project(owner, { status });
    return { projectId, ...more };
  };

const receivedApplication =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (rowKind, self) => {
    if (rowKind === 'absent') return { applicationId: absentId, ...more };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    const applicationId = await app.make.application(
      await app.make.project(owner),
      await app.make.consultant(),
    );
    return { applicationId, ...more };
  };

const sentApplication: MakeInput = async (rowKind, self) => {
  if (rowKind === 'absent') return { applicationId: absentId };
  const sender = rowKind === 'own' && self ? self : await app.make.consultant();
  const project = await app.make.project(await app.make.client());
  return { applicationId: await app.make.application(project, sender) };
};

const factorOf =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (rowKind, self) => {
    if (rowKind === 'absent') return { factorId: absentId, ...more };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    return { factorId: (await makeFactor(app, owner)).factorId, ...more };
  };

const certification = 'power-bi-data-analyst';

const claimedCertification =
  (evidence: Record<string, unknown>): MakeInput =>
  async (rowKind, self) => {
    if (rowKind === 'own' && self) await claim(app, self, [certification]);
    return { certification, ...evidence };
  };

/** Only consultants have evidence of their own to take back. */
const ownEvidence: MakeInput = async (rowKind, self) => {
  const profile = await app.db
    .selectFrom('consultant_profiles')
    .select('user_id')
    .where('user_id', '=', self ?? absentId)
    .executeTakeFirst();
  if (rowKind === 'own' && self && profile) await makeCredential(app, self, { certification });
  return { certification };
};

const ownInvoice: MakeInput = async (rowKind, self) => {
  if (rowKind === 'absent') return { id: absentId };
  const owner = rowKind === 'own' && self ? self : await app.make.consultant();
  return { id: await app.make.invoice(owner) };
};

const waitingCredential =
  (decision: Record<string, unknown>): MakeInput =>
  async (rowKind) => ({
    credentialId:
      rowKind === 'absent' ? absentId : await makeCredential(app, await app.make.consultant()),
    revision: 1,
    ...decision,
  });

/** For consultants a project is never their own: `foreign` is one they may see, `own` does not occur. */
const seenProject =
  (visibility: 'public' | 'private', more: Record<string, unknown> = {}): MakeInput =>
  async (rowKind) => {
    const client = await app.make.client();
    const projectId =
      rowKind === 'absent' ? absentId : await app.make.project(client, { visibility });
    return { projectId, ...more };
  };

const pendingAccount: MakeInput = async (rowKind) => ({
  userId: rowKind === 'absent' ? absentId : await app.make.client({ approved: false }),
});

/** A group of public consultants: one that is there, and one that nobody is in. */
const publicGroup =
  (there: Record<string, unknown>, absent: Record<string, unknown>): MakeInput =>
  async (rowKind) => {
    await app.make.consultant();
    const at = { now: app.clock.now(), isDemo: false };
    await app.db.transaction().execute((tx) => refreshPublicGroups(tx, at));
    return rowKind === 'absent' ? absent : there;
  };

/** A consultant whom approved clients may see: for everybody else they are out of reach. */
const listedConsultant = (): MakeInput => async (rowKind) => ({
  consultantId: rowKind === 'absent' ? absentId : await app.make.consultant(),
});

const shortlistedConsultant: MakeInput = async (rowKind, self) => {
  if (rowKind === 'absent') return { consultantId: absentId, note: 'Good' };
  const consultantId = await app.make.consultant();
  const owner = rowKind === 'own' && self ? self : await app.make.client();
  await app.db
    .insertInto('consultant_shortlist')
    .values({ client_id: owner, consultant_id: consultantId })
    .execute();
  return { consultantId, note: 'Good' };
};

const serviceRequest = () => ({
  service: 'contracts' as const,
  name: 'Robin Rowe',
  company: '',
  email: `${crypto.randomUUID()}@example.test`,
  phone: '',
  message: 'We need a contract for a project of three months.',
});

const inputs: Record<string, MakeInput> = {
  'accounts.me': none,
  'accounts.chooseCurrency': fixed({ currency: 'GBP' }),
  'accounts.getOwnDecision': none,
  'accounts.readConfirmation': none,
  'accounts.listSessions': none,
  'accounts.endSession': async (rowKind, self) => {
    if (rowKind === 'absent') return { sessionId: absentId };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    await app.cookieOf(owner);
    const { id } = await app.db
      .selectFrom('auth.sessions')
      .select('id')
      .where('user_id', '=', owner)
      .executeTakeFirstOrThrow();
    return { sessionId: id };
  },
  'accounts.endOtherSessions': none,
  'accounts.proveByPassword': fixed({ password: 'not the password' }),
  'accounts.rename': fixed({ firstName: 'Ada', lastName: 'Lovelace' }),
  'accounts.changePassword': fixed({
    currentPassword: 'not the password',
    newPassword: 'a sentence that nobody else types',
  }),
  'accounts.getEmailChange': none,
  'accounts.requestEmailChange': async () => ({ email: `${crypto.randomUUID()}@example.test` }),
  'accounts.cancelEmailChange': none,
  'accounts.readEmailChange': none,
  'accounts.confirmEmailChange': fixed({ token: 'not one of ours' }),
  'factors.list': none,
  'factors.rename': factorOf({ friendlyName: 'Phone' }),
  'factors.createBackupCodes': async (rowKind, self) => {
    if (rowKind === 'own' && self) await makeFactor(app, self);
    return {};
  },
  'factors.verifyBackupCode': fixed({ code: 'not a code' }),
  'factors.enrol': fixed({ friendly_name: 'Phone', factor_type: 'totp' }),
  'factors.remove': factorOf(),
  'factors.challenge': factorOf(),
  // A challenge belongs to one session: this one is of none.
  'factors.verify': factorOf({ code: '000000', challenge_id: absentId }),
  'consultants.listPublicCards': none,
  'consultants.getPublicDirectory': none,
  'consultants.getPublicSkill': publicGroup({ skill: 'power-bi' }, { skill: 'commerce' }),
  'consultants.getPublicCity': publicGroup({ city: 'london-uk' }, { city: 'atlantis' }),
  'consultants.getConsultant': listedConsultant(),
  'consultants.getOwnProfile': none,
  'consultants.saveOwnProfile': fixed({ ...consultantProfileFields }),
  'consultants.choosePhotoVisibility': fixed({ showsPhotoToClients: true }),
  'consultants.uploadPhoto': fixed({ file: pngFile({ width: 8, height: 8 }) }),
  'consultants.readProfileFile': fixed({ file: jsonResumeFile() }),
  'briefs.read': fixed({ text: 'Our month-end close is slow.' }),
  'briefs.askProvider': fixed({ text: 'Our month-end close is slow.' }),
  'projects.post': fixed({ ...projectFields }),
  'projects.listOwn': none,
  'projects.getOwn': ownProject('open'),
  'projects.listOpen': none,
  'projects.edit': ownProject('open', projectFields),
  'projects.complete': ownProject('in_progress'),
  'projects.cancel': ownProject('open', { reason: '' }),
  'applications.getApplyView': seenProject('public'),
  'applications.submit': seenProject('public', { coverLetter: 'I have done this before.' }),
  'applications.listOwn': none,
  'applications.listAppliedProjectIds': none,
  'applications.listReceived': ownProject('open'),
  'applications.getReceived': receivedApplication(),
  'applications.countReceived': async (rowKind, self) => {
    const { projectId } = await ownProject('open')(rowKind, self);
    return { 'projectIds[]': projectId };
  },
  'applications.markRead': receivedApplication(),
  'applications.accept': receivedApplication(),
  'applications.decline': receivedApplication({ reason: '' }),
  'applications.withdraw': sentApplication,
  'subscriptions.getOwn': none,
  'subscriptions.refresh': none,
  'subscriptions.startCheckout': fixed({ plan: 'monthly', currency: 'USD' }),
  'subscriptions.listInvoices': none,
  'subscriptions.getInvoice': ownInvoice,
  'subscriptions.openPortal': none,
  'referrals.getOwn': none,
  'referrals.listOwn': none,
  'referrals.createCode': none,
  'approvals.countPending': none,
  'approvals.listPending': fixed({ userType: 'client' }),
  'approvals.approve': pendingAccount,
  'approvals.approveAllClients': none,
  'approvals.refuse': async (...row) => ({ ...(await pendingAccount(...row)), reason: 'A test.' }),
  'approvals.suspend': async (...row) => ({ ...(await pendingAccount(...row)), reason: 'A test.' }),
  'approvals.lift': async (rowKind, self) => {
    const account = await pendingAccount(rowKind, self);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: new Date(), suspension_reason: 'A test.' })
      .where('user_id', '=', String(account.userId))
      .execute();
    return account;
  },
  'users.count': none,
  'users.list': fixed({ userType: 'client' }),
  'users.get': pendingAccount,
  'audit.list': none,
  'credentials.listOwn': none,
  'credentials.submit': claimedCertification(someEvidence),
  'credentials.withdraw': ownEvidence,
  'credentials.countWaiting': none,
  'credentials.listReviewed': none,
  'credentials.verify': waitingCredential({ method: 'public-record' }),
  'credentials.reject': waitingCredential({ reason: 'The link leads nowhere.' }),
  ...mailInputs(() => app),
  'serviceRequests.send': async () => ({ ...serviceRequest(), id: crypto.randomUUID() }),
  'serviceRequests.listReceived': none,
  'serviceRequests.countWaiting': none,
  'serviceRequests.markAnswered': async (rowKind) => {
    if (rowKind === 'absent') return { requestId: absentId };
    const id = crypto.randomUUID();
    await (await app.as()).serviceRequests.send({ ...serviceRequest(), id });
    return { requestId: id };
  },
  'shortlists.listOwn': none,
  'shortlists.listOwnIds': none,
  'shortlists.add': listedConsultant(),
  'shortlists.remove': listedConsultant(),
  'shortlists.saveNote': shortlistedConsultant,
  'matching.suggestConsultants': ownProject('open'),
  'matching.getApplicantMatch': receivedApplication(),
  'matching.listApplicantScores': ownProject('open', { 'applicationIds[]': absentId }),
  'matching.listOwnScores': async (rowKind, self) => {
    const { projectId } = await seenProject('public')(rowKind, self);
    return { 'projectIds[]': projectId };
  },
  'matching.getOwnMatch': seenProject('public'),
  'search.findConsultants': fixed({ text: 'finance', skill: 'finance-operations' }),
  'search.completeText': fixed({ text: 'ledger' }),
  'search.countConsultants': fixed({ location: 'london' }),
};

function findOperation(name: string): AnyContractProcedure {
  const [feature = '', operation = ''] = name.split('.');
  const operations = (contract as Record<string, Record<string, unknown>>)[feature];
  const procedure = operations?.[operation];
  if (!isContractProcedure(procedure)) throw new Error(`The contract has no operation ${name}.`);
  return procedure;
}

/** A file is sent as it is, everything else as JSON. */
const bodyOf = ({ file, ...fields }: Record<string, unknown>): BodyInit =>
  file instanceof Uint8Array ? new Uint8Array(file) : JSON.stringify(fields);

async function call(name: string, input: Record<string, unknown>, actor: UserId | undefined) {
  const { method = 'GET', path = '/' } = findOperation(name)['~orpc'].route;
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return value;
  });
  const isRead = method === 'GET';
  const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
  const headers: Record<string, string> = { origin: testPublicUrl };
  if (actor) headers.cookie = await app.cookieOf(actor);
  if (!isRead) headers['content-type'] = 'application/json';
  return app.http.request(`/api${filled}${query}`, {
    method,
    headers,
    ...(isRead ? {} : { body: bodyOf(rest) }),
  });
}

describe('who may do what', () => {
  const table = readAuthorisationTable();

  it('has an expected answer for every operation, and no others', () => {
    const operations = Object.entries(contract).flatMap(([feature, operations]) =>
      Object.keys(operations).map((operation) => `${feature}.${operation}`),
    );
    expect([...new Set(table.map(({ operation }) => operation))].sort()).toEqual(operations.sort());
    for (const { statuses } of table) expect(statuses).toHaveLength(actors.length);
  });

  for (const { operation, rowKind, statuses } of table) {
    it(`${operation} ${rowKind}`.trim(), async () => {
      const answers: (number | null)[] = [];
      for (const [index, actor] of actors.entries()) {
        if (statuses[index] === null) {
          answers.push(null);
          continue;
        }
        const self = await makeActor(app, actor);
        const makeInput = inputs[operation];
        if (!makeInput) throw new Error(`There is no example input for ${operation}.`);
        const response = await call(operation, await makeInput(rowKind, self), self);
        answers.push(response.status);
      }
      expect(Object.fromEntries(actors.map((actor, index) => [actor, answers[index]]))).toEqual(
        Object.fromEntries(actors.map((actor, index) => [actor, statuses[index]])),
      );
    });
  }
});
