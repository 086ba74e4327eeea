import { expect, it } from 'vitest';
import { writeProblems } from './one-way-to-write.ts';

const path = 'src/features/hiring/projects/server/commands/change-project.ts';
const problemsOf = (text: string, file = path) => writeProblems([{ path: file, text }]);

it.each([
  'const close = (db: WritableDb) => db.transaction().execute(change);',
  'const write = createWrite(db);',
])('a feature may not open its own transaction: %s', (text) => {
  expect(problemsOf(text)).toEqual([expect.stringContaining('services.write')]);
});

it.each(['await write((tx) => close(tx));', 'const found = await readTogether(db, read);'])(
  'a feature may write through the services, and read in a transaction: %s',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

it('the composition, the database and tests make writes and transactions', () => {
  const text = 'createWrite(db); const keep = (db: WritableDb) => db.transaction().execute(close);';
  for (const file of ['src/app/services.ts', 'src/db/write.ts', path.replace('.ts', '.test.ts')]) {
    expect(problemsOf(text, file)).toEqual([]);
  }
});
