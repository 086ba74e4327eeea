import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { safeMessage } from '#lib/mail/mail-message.ts';
import { inProject } from '#lib/project-folder.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

const migration = readFileSync(
  inProject('src/db/migrations/0321_names_without_directions.sql'),
  'utf8',
);

it('names that turn around what stands beside them are made harmless where they are kept', async () => {
  const firstName = 'Zoë \u202egnp.exe';
  const city = '\u2066Leeds\u2069';
  const id = await app.make.consultant({ firstName, lastName: 'Løvås\u202c', city });
  const project = await app.make.project(await app.make.client(), { title: '\u202eLedger' });
  await app.pool.query(migration);
  const { rows } = await app.pool.query(
    `select entry.name, entry.city, project.title from user_entries entry, projects project
      where entry.user_id = $1 and project.id = $2`,
    [id, project],
  );
  expect(rows).toEqual([{ name: 'Zoë gnp.exe Løvås', city: 'Leeds', title: 'Ledger' }]);
});

it('are not in a name that is typed, nor in a mail', async () => {
  const consultant = await app.make.consultant();
  const { accounts } = await app.as(consultant);
  const { firstName } = await accounts.rename({
    firstName: 'Zoë \u202egnp.exe',
    lastName: 'Løvås',
  });
  expect(firstName).toBe('Zoë gnp.exe');
  const turned = 'From Zoë \u202egnp.exe';
  const message = safeMessage({
    id: '1',
    to: { name: turned, address: 'zoe@example.test' },
    ...{ subject: turned, html: `<p>${turned}</p>`, text: turned, headers: {} },
  });
  expect(JSON.stringify(message)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
