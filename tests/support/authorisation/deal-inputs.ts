import type { UserId } from '#access/user.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import type { TestApp } from '../app.ts';
import { absentId, type ExampleInputs, type MakeInput, type RowKind } from './example-inputs.ts';
import { userTypeOf } from './message-inputs.ts';

const day = 86_400_000;
const terms = { ...openTerms, rateUsd: 120 };

/** An application of which the caller is one side, if it is their own. */
async function makeApplication(
  app: TestApp,
  rowKind: RowKind,
  self: UserId | undefined,
  status: 'pending' | 'accepted' | 'rejected',
) {
  const own = rowKind === 'own' ? self : undefined;
  const isClient = own !== undefined && (await userTypeOf(app, own)) === 'client';
  const client = own && isClient ? own : await app.make.client();
  const consultant = own && !isClient ? own : await app.make.consultant();
  const project = await app.make.project(client, {
    status: status === 'accepted' ? 'in_progress' : 'open',
  });
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
  'dealApprovals.approve': approval(),
  'dealApprovals.refuse': approval({ reason: 'In two steps, please.' }),
  'dealApprovals.takeBack': approval(),
  'offers.counter': offer({ terms: { ...terms, rateUsd: 125 } }),
};
