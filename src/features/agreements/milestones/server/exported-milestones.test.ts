import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { milestonesIn } from '#tests/support/milestones.ts';
import { listOfCompanyForExport, listOwnForExport } from './queries/exported-milestones.ts';

const app = await sharedTestApp();

const { makeSigned, deliver, accepted } = milestonesIn(app);

it('a delivered milestone is in the exports of both sides, of who decided it and of the company alone', async () => {
  const deal = await makeSigned();
  const other = await makeSigned();
  const finance = await app.make.colleague(deal.client, 'finance');
  await deliver(deal, 'Handover', 'It is yours.');
  await accepted(finance, deal, 'Handover');
  const given = { project_title: 'Close sooner', name: 'Handover', note: 'It is yours.' };
  for (const userId of [deal.client, deal.consultant, finance]) {
    const rows = (await Array.fromAsync(listOwnForExport(app.db, userId))).flat();
    expect(rows).toMatchObject([{ ...given, state: 'accepted', amount: 2000, currency: 'EUR' }]);
  }
  const colleague = await app.make.colleague(deal.client, 'viewer');
  for (const userId of [other.client, other.consultant, colleague]) {
    expect((await Array.fromAsync(listOwnForExport(app.db, userId))).flat()).toEqual([]);
  }
  const companyOf = async (userId: string) =>
    (
      await app.db
        .selectFrom('company_members')
        .select('company_id')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).company_id;
  const ofCompany = async (userId: string) =>
    (await Array.fromAsync(listOfCompanyForExport(app.db, await companyOf(userId)))).flat();
  expect(await ofCompany(deal.client)).toMatchObject([given]);
  expect(await ofCompany(other.client)).toEqual([]);
});
