import { describe, expect, it } from 'vitest';
import { demoRules } from '#app/demo.ts';
import { askSchema, wordsSchema } from '#features/reviews/references/rules/ask-form.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { demoReferences } from './content/references.ts';
import { insertDemoData } from './insert-demo-data.ts';
import { readPortraits } from './portraits/read-portraits.ts';

const database = await sharedDatabase();
const { photos } = await readPortraits();
const options = { now: new Date(), passwordHash: 'a hash', rules: demoRules, photos };
await database.db.transaction().execute((tx) => insertDemoData(tx, options));

const listRows = () =>
  database.db
    .selectFrom('consultant_references as reference')
    .innerJoin('profiles as profile', 'profile.user_id', 'reference.consultant_id')
    .selectAll('reference')
    .select(['profile.is_demo', 'profile.created_at'])
    .execute();

describe('the references of the demo', () => {
  it('are of four made-up consultants: five are confirmed, and one waits for an answer', async () => {
    const rows = await listRows();
    expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(5);
    expect(rows.filter(({ state }) => state === 'asked')).toHaveLength(1);
    expect(new Set(rows.map((row) => row.consultant_id)).size).toBe(4);
    expect(rows.map((row) => row.is_demo)).toEqual(rows.map(() => true));
  });

  it('were asked for after the consultant had joined, at addresses that exist nowhere', async () => {
    for (const { asked_at, answered_at, created_at, email, ...row } of await listRows()) {
      expect(asked_at.getTime()).toBeGreaterThan(created_at.getTime());
      expect((answered_at ?? asked_at).getTime()).toBeLessThanOrEqual(Date.now());
      expect(email).toMatch(/^[a-z]+@[a-z-]+\.test$/);
      expect(row.email_hash).toBe(demoRules.hashAddress(row.consultant_id, email ?? ''));
    }
  });

  it('pass the forms', () => {
    for (const { personName, companyName, email, project, role, confirmed } of demoReferences) {
      const asked = { personName, companyName, email, project, role };
      expect(askSchema.parse(asked)).toEqual(asked);
      if (confirmed) expect(wordsSchema.parse(confirmed.words)).toBe(confirmed.words);
    }
  });
});
