import type { UserId } from '#access/user.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import type { TestApp } from '../app.ts';
import { everythingDone } from '../completed-deal.ts';
import { absentId, type ExampleInputs, type MakeInput, type RowKind } from './example-inputs.ts';
import { userTypeOf } from './message-inputs.ts';

const day = 86_400_000;
const terms = { ...openTerms, rateUsd: 120 };

/** An application of which the caller is one side, if it is their own. */
export async function makeApplication(
  app: TestApp,
  rowKind: RowKind,
  self: UserId | undefined,
  status: 'pending' | 'accepted' | 'rejected',
  projectStatus: 'open' | 'in_progress' | 'completed' | 'cancelled' = status === 'accepted'
    ? 'in_progress'
    : 'open',
) {
  const own = rowKind === 'own' ? self : undefined;
  const isClient = own !== undefined && (await userTypeOf(app, own)) === 'client';
  const client = own && isClient ? own : await app.make.client();
  const consultant = own && !isClient ? own : await app.make.consultant();
  const project = await app.make.project(client, { status: projectStatus });
  return app.make.application(project, consultant, { status });
}

const application =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => ({
    applicationId:
      rowKind === 'absent' ? absentId : await makeApplication(app, rowKind, self, 'pending'),
    ...more,
  });

/** One that was accepted, and of which neither or one side has asked to undo that. */
const deal =
  (askedBy: 'client' | null): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { applicationId: absentId };
    const applicationId = await makeApplication(app, rowKind, self, 'accepted');
    await app.db
      .updateTable('applications')
      .set({ undo_asked_by: askedBy, undo_asked_at: askedBy && app.clock.now() })
      .where('id', '=', applicationId)
      .execute();
    return { applicationId };
  };

/** One that was passed over, and asked back or not. */
const passedOver =
  ({ isAskedBack }: { isAskedBack: boolean }): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { applicationId: absentId };
    const applicationId = await makeApplication(app, rowKind, self, 'rejected');
    await app.db
      .updateTable('applications')
      .set({ passed_over: true, asked_back_at: isAskedBack ? app.clock.now() : null })
      .where('id', '=', applicationId)
      .execute();
    return { applicationId };
  };

const offer =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { offerId: absentId, ...more };
    const applicationId = await makeApplication(app, rowKind, self, 'pending');
    const expiresAt = new Date(app.clock.now().getTime() + day);
    const { id } = await app.db
      .insertInto('offers')
      .values({
        application_id: applicationId,
        terms: JSON.stringify(terms),
        expires_at: expiresAt,
        created_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .updateTable('applications')
      .set({ offered_until: expiresAt })
      .where('id', '=', applicationId)
      .execute();
    return { offerId: id, ...more };
  };

/** What a colleague of the caller has asked to be approved, if it is their company's. */
const approval =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { approvalId: absentId, ...more };
    const client = rowKind === 'own' && self ? self : await app.make.client();
    const project = await app.make.project(client);
    const { id } = await app.db
      .insertInto('deal_approvals')
      .values({
        application_id: await app.make.application(project, await app.make.consultant()),
        ...{ act: 'acceptance', terms: null, valid_days: null, limit_usd: 0 },
        asked_by: await app.make.colleague(client, 'hiring'),
        asked_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { approvalId: id, ...more };
  };

/** A deal of which the caller is one side, with or without a proposal of one side to complete it. */
const completion =
  (by: 'own' | 'other', more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { completionId: absentId, ...more };
    const applicationId = await makeApplication(app, rowKind, self, 'accepted');
    const isClient = self !== undefined && (await userTypeOf(app, self)) === 'client';
    const { company_id } = await app.db
      .selectFrom('projects as project')
      .innerJoin('applications as application', 'application.project_id', 'project.id')
      .select('project.company_id')
      .where('application.id', '=', applicationId)
      .executeTakeFirstOrThrow();
    const now = app.clock.now();
    const { id } = await app.db
      .insertInto('completions')
      .values({
        ...{ application_id: applicationId, company_id },
        proposed_by_side: isClient === (by === 'own') ? 'client' : 'consultant',
        ...{ proposed_at: now, answer_by: new Date(now.getTime() + 7 * day) },
        ...{ proposed_by: null, handover: null, access_returned: null },
        ...{ documents: null, points_settled: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { completionId: id, ...more };
  };

/** An accepted application to a project that was cancelled. */
const cancelled: MakeInput = async (app, rowKind, self) => ({
  applicationId:
    rowKind === 'absent'
      ? absentId
      : await makeApplication(app, rowKind, self, 'accepted', 'cancelled'),
  word: 'Half is done.',
});

/** What is asked of offers, and of applications between and after the decisions about them. */
export const dealInputs: ExampleInputs = {
  'applications.tellUndecided': application(),
  'applications.askBack': passedOver({ isAskedBack: false }),
  'applications.standAgain': passedOver({ isAskedBack: true }),
  'applications.undoDeal': deal(null),
  'applications.keepDeal': deal('client'),
  'offers.list': application(),
  'offers.make': application({ terms }),
  'offers.withdraw': offer(),
  'offers.accept': offer(),
  'offers.decline': offer({ answer: '' }),
  'applications.addCancellationWord': cancelled,
  'completions.propose': async (...args) => ({
    ...(await deal(null)(...args)),
    checklist: everythingDone,
  }),
  'completions.confirm': completion('other'),
  'completions.sayMissing': completion('other', { missing: 'The handbook.' }),
  'completions.takeBack': completion('own'),
  'dealApprovals.approve': approval(),
  'dealApprovals.refuse': approval({ reason: 'In two steps, please.' }),
  'dealApprovals.takeBack': approval(),
  'offers.counter': offer({ terms: { ...terms, rateUsd: 125 } }),
};
