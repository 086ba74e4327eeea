import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { openTracing } from '#app/outside-services.ts';
import { personalData } from '#app/personal-data.ts';
import { deletionsAged, erasuresAged } from '#features/administration/deletions/server/jobs.ts';
import { searchAged } from '#features/search/query/server/jobs.ts';
import { openDiskFileStorage } from '#lib/files/disk-file-storage.ts';
import { createLog } from '#lib/log.ts';
import { readConfig } from '#operations/config/config.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  canary,
  canaryClient,
  canaryConsultant,
  findEverywhere,
  type Others,
} from '#tests/support/canary.ts';
import { startCollectorEmulator } from '#tests/support/collector-emulator.ts';

/**
 * Where something of an erased person may stay, as docs/security/data.md has it. An invoice says whom it was made out
 * to for as long as the law wants. The log of what admins did loses names and addresses alone; the ledger of erasures
 * is an id alone.
 */
const keptWords = {
  consultant: ['public.audit_log.reason', 'public.invoices.buyer'],
  client: ['public.audit_log.reason'],
};
const keptIds = ['public.audit_log.subject_id', 'public.erasures.user_id'];

const saidOfCompletion = [
  ...['access_role', 'environment', 'tenant'].map(
    (column) => `public.environment_access.${column}`,
  ),
  ...['environments', 'missing', 'open_points'].map((column) => `public.completions.${column}`),
  ...['reply', 'words'].map((column) => `public.reviews.${column}`),
  ...['public.statement_versions.content', 'public.statement_versions.reason'],
  'public.statement_acceptances.name',
];

/** What both sides of a deal wrote about it: it stays while the other side is there. */
const wordsOfDeals = {
  consultant: [
    ...['public.applications.cover_letter', 'public.calls.meeting_url', 'public.calls.words'],
    ...['public.message_files.name', 'public.messages.delivered_text', 'public.messages.text'],
    ...saidOfCompletion,
    ...['public.milestones.note', 'public.time_sheet_entries.note'],
  ],
  client: [
    ...['public.calls.meeting_url', 'public.calls.words'],
    ...['public.message_files.name', 'public.messages.delivered_text', 'public.messages.text'],
    ...saidOfCompletion,
    ...['public.milestones.reason', 'public.time_sheet_weeks.reason'],
    ...['public.projects.company_name', 'public.projects.description', 'public.projects.place'],
    ...['public.projects.questions', 'public.projects.search_document', 'public.projects.title'],
  ],
};

/**
 * Tables about people that name neither of the two: what their confirmation has removed, rows of an admin, rows that
 * refer to other rows, and what comes after.
 */
const neverTheirs = [
  'auth.replaced_sign_ups',
  'admins',
  'site_settings',
  'auth.factor_challenges',
  'mail_blasts',
  'data_export_parts',
  'deletions',
  'erasures',
];

const day = 24 * 60 * 60_000;

/** Every user involved. */
const people: string[] = [];
/** Tables in which one of the two was named. */
const filled = new Set<string>();
const logged: string[] = [];

const folder = await mkdtemp(join(tmpdir(), 'direct365-canary-'));
afterAll(() => rm(folder, { recursive: true }));
const collector = await startCollectorEmulator();
afterAll(() => collector.stop());
const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const sendTraces = await openTracing(readConfig(settings), createLog('silent'));
const app = await sharedTestApp({
  files: await openDiskFileStorage(folder),
  log: createLog('debug', {
    write(line: string) {
      logged.push(line);
    },
  }),
});
afterAll(() => sendTraces());

const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

async function run(
  job: typeof deletionsAged | typeof erasuresAged | typeof searchAged,
): Promise<void> {
  await app.services.jobs.enqueue(app.services.db, job, {});
  await app.settle();
}

/** Asked for by the person, through the thirty days and the hour after the farewell. */
async function erase(userId: UserId): Promise<void> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await (await app.as(userId)).deletions.ask({ email: email.toUpperCase() });
  await app.settle();
  app.clock.moveTo(new Date(app.clock.now().getTime() + 31 * day));
  // By then nothing is left of how they were listed.
  await run(searchAged);
  await run(deletionsAged);
  app.clock.moveTo(new Date(app.clock.now().getTime() + 2 * 60 * 60_000));
  await run(erasuresAged);
}

describe.each([
  ['consultant', canaryConsultant],
  ['client', canaryClient],
] as const)('an erased %s', (userType, makeCanary) => {
  let userId: UserId;
  let others: Others;

  it('was known everywhere', async () => {
    others = {
      admin: await app.make.admin(),
      client: await app.make.client(),
      consultant: await app.make.consultant(),
    };
    userId = await makeCanary(app, others);
    people.push(userId, ...Object.values(others));
    const places = await findEverywhere(app, canary);
    expect(places.length).toBeGreaterThan(userType === 'consultant' ? 40 : 30);
    expect(await storedFiles()).not.toEqual([]);
    const named = await findEverywhere(app, userId);
    expect(named.length).toBeGreaterThan(20);
    for (const place of [...places, ...named]) filled.add(place.replace(/\.[^.]+$/, ''));
  });

  it('is nowhere any more but where the list says so: tables, queue, files, log', async () => {
    await erase(userId);
    expect(await findEverywhere(app, canary)).toEqual(
      [...keptWords[userType], ...wordsOfDeals[userType]].sort(),
    );
    expect(await findEverywhere(app, userId)).toEqual(keptIds);
    expect(logged.filter((line) => line.toLowerCase().includes(canary))).toEqual([]);
  });

  it('is in no deal any more when the other side is erased, too', async () => {
    await erase(userType === 'consultant' ? others.client : others.consultant);
    expect(await findEverywhere(app, canary)).toEqual(keptWords[userType]);
    expect(await storedFiles()).toEqual([]);
  });

  it('can come again with the same address', async () => {
    const again = await app.make[userType]({ email: 'zqkvogelmail@example.test' });
    expect(again).not.toBe(userId);
    await app.pool.query('delete from auth.users where id = $1', [again]);
    await app.pool.query('delete from invoices');
    await app.pool.query('delete from mail_blasts');
    await app.pool.query('alter table audit_log disable trigger user');
    await app.pool.query('delete from audit_log');
  });
});

it('was in no trace of what was done to them and for them, and neither were the others', async () => {
  await sendTraces();
  const names = collector.spans.map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('process ')).length).toBeGreaterThan(50);
  expect(names).toContain('applications.submit');
  expect(names).toContain('deliver mail');
  expect(names.filter((name) => name.startsWith('INSERT ')).length).toBeGreaterThan(100);
  const said = collector.posted.join('\n').toLowerCase();
  expect(said).not.toContain(canary);
  expect(said).not.toContain('@example.test');
  for (const userId of people) expect(said).not.toContain(userId);
});

it('was looked for where all that is known of people was filled', () => {
  const names = personalData.flatMap((part) => part.tables.map(({ name }) => name));
  const schemaOf = (name: string) => (name.includes('.') ? name : `public.${name}`);
  expect(names.filter((name) => !filled.has(schemaOf(name)))).toEqual(neverTheirs);
});
