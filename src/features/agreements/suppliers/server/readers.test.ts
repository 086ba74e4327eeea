import { describe, expect, it } from 'vitest';
import type { MemberRole } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { toApplicationId } from '#features/hiring/applications/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { sendCall } from '#tests/support/authorisation/send-call.ts';
import { completeDeal, makeDealInProgress } from '#tests/support/completed-deal.ts';
import {
  fetchDocument,
  pdfFile,
  someAccount,
  someBusiness,
  someInsurance,
  uploadDocument,
} from '#tests/support/suppliers.ts';

const app = await sharedTestApp();

/** A deal whose consultant has stated everything. */
async function makeSupplierDeal() {
  const deal = await makeDealInProgress(app);
  const { suppliers } = await app.as(deal.consultant);
  await suppliers.saveBusiness(someBusiness);
  await suppliers.saveBankDetails(someAccount);
  await suppliers.saveInsurance({ kind: 'professional-indemnity', ...someInsurance });
  const { id: fileId } = await uploadDocument(app, deal.consultant, 'standard-terms');
  return { ...deal, fileId };
}

type Deal = Awaited<ReturnType<typeof makeSupplierDeal>>;

/** How this person's calls about the supplier of a deal are answered. */
async function answersTo({ applicationId, fileId }: Deal, as?: UserId): Promise<number[]> {
  const cookie = as && (await app.cookieOf(as));
  const details = await sendCall(app, 'suppliers.getOfDeal', { applicationId }, cookie);
  const bank = await sendCall(app, 'suppliers.readBankDetails', { applicationId }, cookie);
  return [details.status, bank.status, (await fetchDocument(app, fileId, as)).status];
}

const readingsOf = (consultant: UserId) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'bank-details-read')
    .where('subject_id', '=', consultant)
    .execute();

describe('a supplier profile', () => {
  it('is read by the consultant, as it was stated', async () => {
    const { consultant, fileId } = await makeSupplierDeal();
    const { suppliers } = await app.as(consultant);
    expect(await suppliers.getOwn()).toMatchObject({
      business: someBusiness,
      hasBankDetails: true,
      insurances: [{ kind: 'professional-indemnity', ...someInsurance, isExpired: false }],
      files: [{ id: fileId, kind: 'standard-terms', version: 1, name: 'terms.pdf' }],
      missing: ['professional-indemnity', 'public-liability', 'non-disclosure', 'data-processing'],
    });
    expect(await suppliers.getOwnBankDetails()).toEqual({ bankDetails: someAccount });
    expect(await (await fetchDocument(app, fileId, consultant)).text()).toBe(
      new TextDecoder().decode(pdfFile()),
    );
  });

  it('is read by the company of a deal, each role as far as it may', async () => {
    const deal = await makeSupplierDeal();
    const answers: Partial<Record<MemberRole, number[]>> = {};
    for (const role of ['owner', 'hiring', 'finance', 'viewer'] as const) {
      answers[role] = await answersTo(deal, await app.make.colleague(deal.client, role));
    }
    expect(answers).toEqual({
      owner: [200, 200, 200],
      hiring: [200, 403, 200],
      finance: [200, 200, 200],
      viewer: [403, 403, 404],
    });
    const { suppliers } = await app.as(deal.client);
    const { applicationId } = deal;
    expect(await suppliers.getOfDeal({ applicationId })).toMatchObject({
      business: someBusiness,
      hasBankDetails: true,
      files: [{ id: deal.fileId }],
      can: { readBankDetails: true },
    });
    expect(await suppliers.readBankDetails({ applicationId })).toEqual({
      bankDetails: someAccount,
    });
    const hiring = await app.make.colleague(deal.client, 'hiring');
    const read = await (await app.as(hiring)).suppliers.getOfDeal({ applicationId });
    expect(read.can).toEqual({ readBankDetails: false });
    expect(JSON.stringify(read)).not.toContain(someAccount.iban);
  });

  it('is for all others as if it did not exist', async () => {
    const deal = await makeSupplierDeal();
    const refused = await app.make.client();
    const other = await app.make.project(refused);
    await app.make.application(other, deal.consultant, { status: 'rejected' });
    expect(await answersTo(deal, refused)).toEqual([404, 404, 404]);
    expect(await answersTo(deal, await app.make.admin())).toEqual([404, 404, 404]);
    expect(await answersTo(deal, await app.make.consultant())).toEqual([403, 403, 404]);
    expect(await answersTo(deal)).toEqual([401, 401, 404]);
    expect(await answersTo({ ...deal, fileId: crypto.randomUUID() }, deal.client)).toEqual([
      ...[200, 200, 404],
    ]);
  });

  it('is read while the project is in progress and completed, and neither before nor once cancelled', async () => {
    const { client, consultant, fileId, ...deal } = await makeSupplierDeal();
    const ask = (applicationId: string) =>
      answersTo(
        { client, consultant, fileId, ...deal, applicationId: toApplicationId(applicationId) },
        client,
      );
    const open = await app.make.project(client);
    expect((await ask(await app.make.application(open, consultant)))[0]).toBe(404);
    const cancelled = await app.make.project(client, { status: 'cancelled' });
    const accepted = { status: 'accepted' } as const;
    expect((await ask(await app.make.application(cancelled, consultant, accepted)))[0]).toBe(404);
    await completeDeal(app, { client, consultant, projectId: deal.projectId });
    expect(await ask(deal.applicationId)).toEqual([200, 200, 200]);
  });
});

describe('bank details', () => {
  it('are on the audit log each time a company reads them, with who read them', async () => {
    const { client, consultant, applicationId } = await makeSupplierDeal();
    const key = { idempotencyKey: crypto.randomUUID() };
    const finance = await app.make.colleague(client, 'finance');
    await (await app.as(client, key)).suppliers.readBankDetails({ applicationId });
    await (await app.as(client, key)).suppliers.readBankDetails({ applicationId });
    await (await app.as(finance)).suppliers.readBankDetails({ applicationId });
    const readings = await readingsOf(consultant);
    expect(readings.map(({ actor_id }) => actor_id)).toEqual([client, client, finance]);
    expect(readings[0]?.detail).toMatchObject({ applicationId });
    expect(JSON.stringify(readings)).not.toContain(someAccount.iban);
  });

  it('are nowhere in the database in plain text', async () => {
    const { client, applicationId, consultant } = await makeSupplierDeal();
    const key = { idempotencyKey: crypto.randomUUID() };
    await (await app.as(consultant, key)).suppliers.saveBankDetails(someAccount);
    const keyOfClient = { idempotencyKey: crypto.randomUUID() };
    await (await app.as(client, keyOfClient)).suppliers.readBankDetails({ applicationId });
    await app.settle();
    const { rows } = await app.pool.query<{ table: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as table
         from information_schema.tables where table_type = 'BASE TABLE'
          and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const { table } of rows) {
      const { rowCount } = await app.pool.query(
        `select from ${table} as kept where strpos(kept::text, $1) > 0`,
        [someAccount.iban],
      );
      expect(rowCount, table).toBe(0);
    }
  });

  it('of one consultant in the row of another are not read', async () => {
    const [ada, eve] = [await app.make.consultant(), await app.make.consultant()];
    await (await app.as(ada)).suppliers.saveBankDetails(someAccount);
    await (await app.as(eve)).suppliers.saveBusiness(someBusiness);
    await app.pool.query(
      `update supplier_profiles set sealed_bank_details =
         (select sealed_bank_details from supplier_profiles where consultant_id = $1)
       where consultant_id = $2`,
      [ada, eve],
    );
    expect(await (await app.as(eve)).suppliers.getOwnBankDetails()).toEqual({ bankDetails: null });
  });

  it('are removed by the consultant, twice as well as once', async () => {
    const consultant = await app.make.consultant();
    const { suppliers } = await app.as(consultant);
    await suppliers.saveBankDetails(someAccount);
    await suppliers.removeBankDetails();
    const { hasBankDetails } = await suppliers.removeBankDetails();
    expect(hasBankDetails).toBe(false);
    expect(await suppliers.getOwnBankDetails()).toEqual({ bankDetails: null });
  });

  it('and the business are saved one by one, and neither loses the other', async () => {
    const consultant = await app.make.consultant();
    const { suppliers } = await app.as(consultant);
    await Promise.all([
      suppliers.saveBankDetails(someAccount),
      suppliers.saveBusiness({ ...someBusiness, legalName: 'First' }),
    ]);
    await suppliers.saveBusiness(someBusiness);
    expect(await suppliers.getOwn()).toMatchObject({
      ...{ hasBankDetails: true, business: someBusiness },
    });
  });
});
