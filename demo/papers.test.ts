import { describe, expect, it } from 'vitest';
import { demoRules } from '#app/demo.ts';
import { contentSchema } from '#features/agreements/statements/rules/content.ts';
import { businessSchema } from '#features/agreements/suppliers/rules/business.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { assembleDemo } from './assembly/assemble-demo.ts';
import { insertDemoData } from './insert-demo-data.ts';
import { readPortraits } from './portraits/read-portraits.ts';

const { photos } = await readPortraits();
const optionsAt = (now: Date) => ({ now, passwordHash: 'a hash', rules: demoRules, photos });
const database = await sharedDatabase();
await database.db
  .transaction()
  .execute((tx) => insertDemoData(tx, optionsAt(new Date())).then(() => null));

describe('the papers of a deal of the demo', () => {
  it('are a statement of work and supplier details that pass the forms, of made-up people', async () => {
    const version = await database.db
      .selectFrom('statement_versions as version')
      .innerJoin('applications as application', 'application.id', 'version.application_id')
      .innerJoin('profiles as consultant', 'consultant.user_id', 'application.consultant_id')
      .innerJoin('projects as project', 'project.id', 'application.project_id')
      .select(['version.content', 'consultant.is_demo', 'project.status'])
      .executeTakeFirstOrThrow();
    expect(contentSchema.safeParse(version.content).error).toBeUndefined();
    expect(version).toMatchObject({ is_demo: true, status: 'in_progress' });
    const supplier = await database.db
      .selectFrom('supplier_profiles')
      .selectAll()
      .executeTakeFirstOrThrow();
    const business = businessSchema.safeParse({
      ...{ legalForm: supplier.legal_form, legalName: supplier.legal_name },
      ...{ street: supplier.street, postalCode: supplier.postal_code, city: supplier.city },
      ...{ country: supplier.country, registrationNumber: supplier.registration_number },
      vatId: supplier.vat_id,
    });
    expect(business.error).toBeUndefined();
  });

  it('are an approved week and one that waits, with days since the deal and none to come', async () => {
    for (const at of ['2026-11-23T01:00:00Z', '2026-11-26T12:00:00Z', '2027-01-03T23:00:00Z']) {
      const now = new Date(at);
      const { papers, applications } = assembleDemo(optionsAt(now));
      const deal = applications.find(({ id }) => id === papers.sheet.application_id);
      expect(deal?.status).toBe('accepted');
      expect(papers.weeks.map(({ state }) => state)).toEqual(['approved', 'submitted']);
      for (const { submitted_at, decided_at } of papers.weeks) {
        expect(Number(submitted_at)).toBeLessThanOrEqual(Number(now));
        expect(Number(decided_at ?? 0)).toBeLessThanOrEqual(Number(now));
      }
      for (const { day } of papers.entries) {
        expect(Date.parse(day)).toBeLessThanOrEqual(Number(now));
        expect(Date.parse(day)).toBeGreaterThanOrEqual(Date.parse(String(deal?.decided_at)) - 1);
      }
      expect(papers.entries.length).toBeGreaterThan(3);
    }
  });

  it('are access that was granted, and access that was asked for', async () => {
    const rows = await database.db
      .selectFrom('environment_access')
      .select(['kind', 'state'])
      .orderBy('kind')
      .execute();
    expect(rows).toEqual([
      { kind: 'production', state: 'asked' },
      { kind: 'sandbox', state: 'granted' },
    ]);
  });
});
