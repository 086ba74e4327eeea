import { switchPapers } from '../agreement-settings.ts';
import { someCompany, someDraft } from '../invoice-drafts.ts';
import { someAccount, someBusiness } from '../suppliers.ts';
import { makeApplication } from './deal-inputs.ts';
import { absentId, type ExampleInputs, type MakeInput } from './example-inputs.ts';

const monday = '2026-01-05';
const submittedAt = '2026-01-12T09:00:00.000Z';

/** A deal of which the caller is one side, if it is their own, with a time sheet that has one week. */
async function makeWeek(
  app: Parameters<MakeInput>[0],
  rowKind: Parameters<MakeInput>[1],
  self: Parameters<MakeInput>[2],
  state: 'open' | 'submitted' | 'approved' | null,
) {
  const applicationId = await makeApplication(app, rowKind, self, 'accepted');
  await app.db
    .updateTable('applications')
    .set({ decided_at: new Date('2026-01-02T09:00:00.000Z') })
    .where('id', '=', applicationId)
    .execute();
  await app.db
    .insertInto('time_sheets')
    .values({
      ...{ application_id: applicationId, unit: 'hours', cap_parts: null },
      ...{ set_by: null, set_at: app.clock.now() },
    })
    .execute();
  if (!state) return { applicationId, weekId: absentId };
  const { id: weekId } = await app.db
    .insertInto('time_sheet_weeks')
    .values({
      ...{ application_id: applicationId, starts_on: monday, state },
      submitted_at: state === 'open' ? null : new Date(submittedAt),
      decided_at: state === 'approved' ? app.clock.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('time_sheet_entries')
    .values({ week_id: weekId, day: monday, parts: 30, note: '' })
    .execute();
  return { applicationId, weekId };
}

const deal =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => ({
    applicationId:
      rowKind === 'absent' ? absentId : (await makeWeek(app, rowKind, self, null)).applicationId,
    ...more,
  });

const week =
  (state: 'open' | 'submitted', more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => ({
    weekId: rowKind === 'absent' ? absentId : (await makeWeek(app, rowKind, self, state)).weekId,
    ...more,
  });

/** A deal with an approved week, of which both sides have stated what an invoice needs. */
const billedDeal: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { ...someDraft, applicationId: absentId };
  const { applicationId } = await makeWeek(app, rowKind, self, 'approved');
  if (rowKind === 'own' && self) {
    await switchPapers(app, { invoiceDrafts: true });
    const { suppliers } = await app.as(self);
    await suppliers.saveBusiness(someBusiness);
    await suppliers.saveBankDetails(someAccount);
    await app.db
      .updateTable('companies')
      .set({ legal_name: someCompany.legalName, country: someCompany.country })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('applications as application')
          .innerJoin('projects as project', 'project.id', 'application.project_id')
          .select('project.company_id')
          .where('application.id', '=', applicationId),
      )
      .execute();
  }
  return { ...someDraft, applicationId };
};

/** What is asked of time sheets. */
export const timeSheetInputs: ExampleInputs = {
  'timeSheets.get': deal(),
  'timeSheets.set': deal({ unit: 'hours', cap: 100 }),
  'timeSheets.saveWeek': deal({
    startsOn: monday,
    entries: [{ day: monday, amount: 7.5, note: 'Month-end close.' }],
  }),
  'timeSheets.getWeek': week('submitted'),
  'timeSheets.submit': week('open'),
  'timeSheets.approve': week('submitted', { submittedAt }),
  'invoiceDrafts.make': billedDeal,
  'timeSheets.return': week('submitted', { submittedAt, reason: 'One day too many.' }),
};
