import { expect, it } from 'vitest';
import { writeProblems } from './one-way-to-write.ts';

const path = 'src/features/projects/server/commands.ts';
const problemsOf = (text: string, file = path) => writeProblems([{ path: file, text }]);

it.each([
  'await db.transaction().execute((tx) => close(tx));',
  'await db\n    .transaction()\n    .execute(close);',
  'const write = createWrite(db);',
])('a feature may not write by itself: %s', (text) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining('services.write')]);
});

it.each([
  'await write((tx) => close(tx));',
  "await db.transaction().setIsolationLevel('repeatable read').execute(read);",
  'db\n    .transaction()\n    .setAccessMode("read only")',
])('a feature may write through the services, and read in a transaction: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

it('the composition, the database and tests make writes and transactions', () => {
  const text = 'createWrite(db); db.transaction().execute(close);';
  for (const file of ['src/app/services.ts', 'src/db/write.ts', path.replace('.ts', '.test.ts')]) {
    expect(problemsOf(text, file)).toEqual([]);
  }
});
