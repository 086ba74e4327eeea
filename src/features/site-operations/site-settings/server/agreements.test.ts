import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { usualClauses } from '../rules/usual-clauses.ts';
import { findAgreementSettings } from './queries/agreement-settings.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ firstName: 'Olive', lastName: 'Operator' });

const settings = async () => (await app.as(admin)).siteSettings;
type Form = Parameters<Awaited<ReturnType<typeof settings>>['saveAgreements']>[0];

/** The section as the page shows it, with changes. */
async function save(changes: Partial<Form> = {}) {
  const api = await settings();
  const { agreements } = await api.get();
  const { changedAt: _at, changedBy: _by, ...form } = agreements;
  return (await api.saveAgreements({ ...form, reason: '', ...changes })).agreements;
}
const clause = { title: 'Place', text: 'Work is done <b>on site</b>.\n\nOr at home.' };

describe('the papers of a deal', () => {
  it('are offered but for invoice drafts, with the clauses of the product', async () => {
    expect((await (await settings()).get()).agreements).toEqual({
      ...{ revision: 0, changedAt: null, changedBy: null },
      ...{ agreements: true, timeSheets: true, invoiceDrafts: false, vatChecks: false },
      clauses: usualClauses,
    });
    expect((await save()).revision).toBe(0);
  });

  it('are switched by an admin, on record, while the clauses stay those of the product', async () => {
    expect(
      await save({ agreements: false, invoiceDrafts: true, reason: 'Checked.' }),
    ).toMatchObject({
      revision: 1,
      changedBy: 'Olive Operator',
      agreements: false,
      invoiceDrafts: true,
    });
    expect(await findAgreementSettings(app.db)).toEqual({
      ...{
        revision: 0,
        agreements: false,
        timeSheets: true,
        invoiceDrafts: true,
        vatChecks: false,
      },
      clauses: usualClauses,
    });
    const { items } = await (await app.as(admin)).audit.list({ action: 'site-agreements-changed' });
    expect(items).toMatchObject([
      {
        reason: 'Checked.',
        details: ['changes: agreements: on → off; invoiceDrafts: off → on'],
      },
    ]);
  });

  it('begin with the clauses that an admin writes, or with none', async () => {
    expect(await save({ clauses: [clause] })).toMatchObject({ revision: 2, clauses: [clause] });
    expect(await findAgreementSettings(app.db)).toMatchObject({ revision: 2, clauses: [clause] });
    await save({ clauses: [] });
    expect(await findAgreementSettings(app.db)).toMatchObject({ revision: 3, clauses: [] });
    await save({ clauses: [...usualClauses] });
    expect(await findAgreementSettings(app.db)).toMatchObject({ revision: 0 });
  });

  it('are not overwritten by an admin who has not seen the last change', async () => {
    const { revision } = await save({ timeSheets: false });
    await expect(save({ revision: revision - 1, timeSheets: true })).rejects.toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE', status: 409 },
    });
    expect((await findAgreementSettings(app.db)).timeSheets).toBe(false);
  });
});
