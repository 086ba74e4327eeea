import { expect, it } from 'vitest';
import { createLog } from '#lib/log.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

/* PostgreSQL's errors quote rows: the log contains the cause, and no text of a user. */

const lines: string[] = [];
const app = await sharedTestApp({
  log: createLog('debug', { write: (line: string) => lines.push(line) }),
});

const send = () =>
  app.http.request('/api/service-requests', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testPublicUrl },
    body: JSON.stringify({
      ...{ id: crypto.randomUUID(), service: 'sourcing', name: 'Zqkvogel Bird' },
      ...{ company: 'Zqkvogel & Sons', email: 'zqkvogel@example.test', phone: '020 7946 0000' },
      message: 'Two zqkvogel for our warehouse, from February on.',
    }),
  });

it.each([
  ['a row that it refuses', 'check (length(name) < 3)', /violates check constraint/],
  ['a value that it cannot read', 'check (message::integer > 0)', /invalid input syntax for type/],
])('%s', async (_what, constraint, said) => {
  await app.pool.query(`alter table service_requests add constraint fault ${constraint} not valid`);
  lines.length = 0;
  expect((await send()).status).toBe(500);
  await app.pool.query('alter table service_requests drop constraint fault');
  const faults = lines.filter((line) => line.includes('"level":50'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(said);
  expect(faults[0]).toContain('"operation":"serviceRequests');
  expect(lines.join('')).not.toMatch(/zqkvogel/i);
  expect((await send()).status).toBeLessThan(300);
});
