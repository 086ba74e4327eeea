import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { personalData } from '#app/personal-data.ts';
import { yearsBefore } from '#db/kept-for.ts';
import { tablesOfNoFeature } from '#db/personal-tables.ts';
import { retentionAged } from '#features/administration/deletions/server/jobs.ts';
import { privacy } from '#features/site/public-pages/content/privacy.ts';
import { retentionKinds } from '#server/personal-data.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/security/data.md'), 'utf8');

/** The rows of the table under a heading, as cells. */
function tableUnder(heading: string): string[][] {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = part.split('\n## ');
  return own
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const marked = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
const periods = tableUnder('Periods');
const retention = personalData.flatMap((part) => part.retention ?? []);

const app = await sharedTestApp();

describe('how long data is kept', () => {
  it('is what the privacy page says, and every period of it has a row', () => {
    const section = privacy.sections.find(({ id }) => id === 'retention');
    expect(JSON.stringify(section?.blocks[0])).toBe(
      JSON.stringify({
        list: [
          'Account data: until your account is deleted, which you ask for in your account settings, plus 30 days.',
          'Transactions: 7 years.',
          'What you write to us: 3 years.',
          'What you and another member write to each other: as long as both of you have your accounts. If you agreed on a project, as long as one of you has an account.',
          'Marketing data: until you unsubscribe, plus 1 year.',
        ],
      }),
    );
    const named = periods.map(([data = '', period = '']) => `${data}: ${period}`);
    expect(named.slice(0, 5)).toEqual([
      'account: until it is deleted, plus 30 days',
      'transactions: 7 years',
      'communications: 3 years',
      'conversations: as long as both sides are there; where they made a deal, as long as one of them is',
      'marketing: until the person unsubscribes, plus 1 year',
    ]);
  });

  it('is kept to by jobs that are scheduled', async () => {
    await app.settle();
    const { rows } = await sql<{ name: string }>`select name from jobs.schedule`.execute(
      app.services.db,
    );
    const scheduled = rows.map(({ name }) => name);
    for (const job of periods.flatMap(([, , , jobs = '']) => marked(jobs))) {
      expect(scheduled).toContain(job);
    }
    expect(periods.length).toBeGreaterThan(6);
  });

  it('is declared by the owner of each table', () => {
    for (const kind of retentionKinds) {
      const row = periods.find(([data]) => data === kind);
      const tables = retention.filter((each) => each.kind === kind).map(({ table }) => table);
      // Words of a row may end before the row itself.
      expect(marked(row?.[2] ?? '').sort(), kind).toEqual([...new Set(tables)].sort());
    }
  });

  it('ends for what is older, and for nothing that is not', async () => {
    const { db, write, jobs } = app.services;
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const now = app.clock.now();
    const around = (years: number) => {
      const end = yearsBefore(now, years).getTime();
      return [new Date(end - 60_000), new Date(end + 60_000)] as const;
    };
    const [oldInvoice, keptInvoice] = around(7);
    for (const issuedAt of [oldInvoice, keptInvoice])
      await app.make.invoice(consultant, { issuedAt });
    for (const createdAt of around(3)) {
      await app.db
        .insertInto('service_requests')
        .values({
          id: crypto.randomUUID(),
          ...{ service: 'interviews', name: 'Ada', company: '', email: 'ada@example.test' },
          ...{ phone: '', message: 'Please call.', created_at: createdAt },
        })
        .execute();
      await app.db
        .insertInto('account_questions')
        .values({
          ...{ user_id: client, text: 'Who are you?', asked_at: createdAt },
          ...{ answer: 'Me.', answered_at: createdAt },
        })
        .execute();
      await app.db
        .insertInto('reports')
        .values({
          ...{ reported_id: client, cause: 'untrue', text: 'So.', created_at: createdAt },
          ...{ outcome: 'upheld', to_reporter: 'Yes.', to_reported: 'Yes.', settled_at: createdAt },
        })
        .execute();
    }
    for (const [index, at] of around(1).entries()) {
      const reader = await app.make.client({ email: `reader-${index}@example.test` });
      await app.db
        .insertInto('mail_opt_outs')
        .values({ user_id: reader, created_at: at })
        .execute();
      const blast = crypto.randomUUID();
      await app.db
        .insertInto('mail_blasts')
        .values({
          ...{ id: blast, recipient_type: 'clients', subject: 'News', message: 'Hello' },
          ...{ from_name: 'Us', from_email: 'us@example.test', state: 'finished' },
          ...{ moved_at: at, created_at: at },
        })
        .execute();
      await app.db
        .insertInto('mail_deliveries')
        .values({
          ...{ id: crypto.randomUUID(), blast_id: blast, position: 0, user_id: reader },
          ...{ status: 'sent', settled_at: at },
        })
        .execute();
      for (const address of [`unknown-${index}@example.test`, `reader-${index}@example.test`]) {
        await app.db
          .insertInto('mail_suppressions')
          .values({ address, cause: 'bounced', detail: 'No.', suppressed_at: at })
          .execute();
      }
    }
    await write((tx) => jobs.enqueue(tx, retentionAged, {}));
    await app.settle();
    const count = async (of: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.raw(of)}`.execute(db);
      return rows[0]?.n ?? -1;
    };
    expect(await count('invoices')).toBe(1);
    expect(await count('service_requests')).toBe(1);
    expect(await count('account_questions')).toBe(1);
    expect(await count('reports')).toBe(1);
    expect(await count('mail_deliveries where user_id is null')).toBe(1);
    expect(await count('mail_deliveries')).toBe(2);
    expect(await count("mail_suppressions where address like 'unknown%'")).toBe(1);
    expect(await count("mail_suppressions where address like 'reader%'")).toBe(2);
  });
});

describe('what becomes of rows after an erasure', () => {
  it('is written down for every table about people', () => {
    const said = tableUnder('After an erasure').map(([table = '', fate]) => [
      marked(table)[0],
      fate,
    ]);
    const declared = [...tablesOfNoFeature.tables, ...personalData.flatMap((part) => part.tables)];
    expect(said.sort()).toEqual(
      declared.map(({ name, afterErasure }) => [name, afterErasure]).sort(),
    );
  });
});
