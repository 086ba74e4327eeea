import { describe, expect, it } from 'vitest';
import type { CompanyId } from '#access/company.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { companyOf, makeConversation } from '#tests/support/conversation.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();

const asAdmin = async () => (await app.as(admin)).companies;
const find = async (filter: { text?: string; state?: 'pending' | 'approved' | 'suspended' }) =>
  (await (await asAdmin()).list({ limit: 100, ...filter })).items.map(({ companyId }) => companyId);

/** A company with details of its own. */
async function makeCompany(details: Record<string, string>): Promise<CompanyId> {
  const owner = await app.make.client({ email: `${crypto.randomUUID()}@mills.test` });
  const companyId = await companyOf(app, owner);
  await app.db.updateTable('companies').set(details).where('id', '=', companyId).execute();
  return companyId;
}

describe('the list of companies', () => {
  it('is found by each part of what they are called, and by a member’s address', async () => {
    const companyId = await makeCompany({
      ...{ name: 'Łódź Looms', legal_name: 'Looms Holding SA', vat_id: 'PL5260001246' },
      website: 'https://looms.example/about',
    });
    const member = await app.make.client({ email: 'weaver_1@threads.test' });
    const other = await companyOf(app, member);
    for (const text of ['lodz', 'HOLDING', '5260001246', 'looms.example']) {
      expect(await find({ text }), text).toEqual([companyId]);
    }
    expect(await find({ text: 'Weaver_1@' })).toEqual([other]);
    expect(await find({ text: 'weaverX1@' })).toEqual([]);
    expect(await find({ text: '%' })).toEqual([]);
  });

  it('is filtered by status: a suspended company is listed under that alone', async () => {
    const companyId = await makeCompany({ name: 'Statesmith' });
    const text = 'statesmith';
    expect(await find({ text, state: 'approved' })).toEqual([companyId]);
    await (await asAdmin()).suspend({ companyId, reason: 'A test.' });
    expect(await find({ text, state: 'approved' })).toEqual([]);
    expect(await find({ text, state: 'suspended' })).toEqual([companyId]);
    await (await asAdmin()).reinstate({ companyId });
    const pending = await companyOf(app, await app.make.client({ approved: false }));
    expect(await find({ state: 'pending' })).toContain(pending);
    expect(await find({ state: 'pending' })).not.toContain(companyId);
  });

  it('comes page by page, each company once', async () => {
    for (let n = 0; n < 5; n += 1) await makeCompany({ name: `Paged ${n}` });
    const companies = await asAdmin();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await companies.list({ text: 'paged', limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(['Paged 0', 'Paged 1', 'Paged 2', 'Paged 3', 'Paged 4']);
    await expect(companies.list({ cursor: 'nowhere' })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });
});

describe('the page of a company', () => {
  it('has its details, members, counts and decision', async () => {
    const owner = await app.make.client({ firstName: 'Olive', lastName: 'Owner' });
    const colleague = await app.make.colleague(owner, 'finance');
    const companyId = await companyOf(app, owner);
    const project = await app.make.project(owner);
    const applicationId = await app.make.application(project, await app.make.consultant());
    await (await app.as(owner)).applications.accept({ applicationId });
    await app.make.project(owner);
    await makeConversation(app, { client: owner });
    await (await asAdmin()).suspend({ companyId, reason: 'Not a business.' });
    const page = await (await asAdmin()).get({ companyId });
    expect(page).toMatchObject({
      ...{ name: 'Olive Owner', state: 'suspended', legalName: null },
      decision: { reason: 'Not a business.' },
      counts: { projects: 2, openProjects: 1, deals: 1, threads: 1 },
    });
    expect(Object.fromEntries(page.members.map(({ userId, role }) => [userId, role]))).toEqual({
      ...{ [owner]: 'owner', [colleague]: 'finance' },
    });
    const { users, audit } = await app.as(admin);
    expect((await users.get({ userId: colleague })).companies).toEqual([
      { companyId, name: 'Olive Owner', role: 'finance', isSuspended: true },
    ]);
    expect((await audit.list({ company: companyId })).items).toMatchObject([
      {
        action: 'company-suspended',
        ...{ subject: null, company: { companyId, name: 'Olive Owner' } },
      },
    ]);
  });
});
