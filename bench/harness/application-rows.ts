import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { applyBody, type Intent } from '#tests/processes/applying.ts';
import type { Statement } from './sql-load.ts';

/** A job of the product leaves a job that is due so late alone. */
const never = new Date('2099-01-01');

/** What the product keeps of a mail in the mailbox of development. */
export interface KeptMail {
  html: string;
  text: string;
}

/** Where an application, or the mail that follows from it, leaves rows. */
const tables = [
  ...['idempotency_keys', 'applications', 'notifications', 'live_events'],
  ...['jobs.job_common', 'development_mailbox'],
];

/**
 * Applies once through the product, and once by rows. Returns the mail that the product wrote. Throws where the two do
 * not leave as many rows of each table: then these rows are not what an application leaves any more.
 */
export async function findMailOfSameRows(
  control: pg.Client,
  { apply, intent }: { apply: () => Promise<void>; intent: Intent },
): Promise<KeptMail> {
  const before = await countRows(control);
  await apply();
  const applied = await countRows(control);
  const mail = await control.query<KeptMail>(
    'select html, text from development_mailbox order by id desc limit 1',
  );
  const [kept] = mail.rows;
  if (!kept) throw new Error('The product has written no mail of an application.');
  for (const statement of rowsOfApplication(intent, kept)) await control.query(statement);
  const written = await countRows(control);
  for (const [index, table] of tables.entries()) {
    const [first = 0, second = 0, third = 0] = [before, applied, written].map((all) => all[index]);
    if (second - first !== third - second)
      throw new Error(
        `An application leaves ${second - first} rows of ${table}, and by rows it is ${third - second}.`,
      );
  }
  return kept;
}

async function countRows(control: pg.Client): Promise<number[]> {
  const counts = tables.map((table) => `(select count(*)::int from ${table})`).join(', ');
  const { rows } = await control.query<{ counts: number[] }>(`select array[${counts}] as counts`);
  return rows[0]?.counts ?? [];
}

/**
 * The rows of one application, by statements without checks: of the request, of the job that handles its event, and of
 * the mail. Prepared, in two transactions: the minimum for the same rows where each application is stored separately.
 */
export function rowsOfApplication(
  { projectId, consultant }: Intent,
  { html, text }: KeptMail,
): Statement[] {
  const [application, fact, mail] = [randomUUID(), randomUUID(), randomUUID()];
  const { userId } = consultant;
  const key = randomUUID();
  return [
    prepared('begin'),
    prepared(
      'insert into idempotency_keys (user_id, key, request_hash) values ($1, $2, $2)',
      userId,
      key,
    ),
    prepared(
      'insert into applications (id, project_id, consultant_id, cover_letter) values ($1, $2, $3, $4)',
      ...[application, projectId, userId, applyBody],
    ),
    prepared(
      `insert into notifications (user_id, kind, topic, fact, words, path, about_id, created_at)
       select client_id, 'application-received', 'applications', $2::text, 'A consultant has applied.', '/application/' || $2, $3::uuid, now()
         from projects where id = $1`,
      ...[projectId, application, userId],
    ),
    prepared(
      `insert into live_events (person_id, topic, subject_id) values ($1, 'notification', null), ($1, 'application', $2), ($1, 'application', $2)`,
      ...[userId, application],
    ),
    job('application-submitted', fact),
    prepared(
      'update idempotency_keys set outcome = $3 where user_id = $1 and key = $2',
      userId,
      key,
      '{}',
    ),
    prepared('commit'),
    prepared('begin'),
    change('active', 'application-submitted', fact),
    job('mail-requested', mail),
    change('completed', 'application-submitted', fact),
    change('active', 'mail-requested', mail),
    prepared(
      `insert into development_mailbox (message_id, to_address, to_name, subject, html, text) values ($1, $1, 'Demo', 'New application', $2, $3)`,
      ...[mail, html, text],
    ),
    change('completed', 'mail-requested', mail),
    prepared('commit'),
  ];
}

const names = new Map<string, string>();

function prepared(text: string, ...values: unknown[]): Statement {
  const name = names.get(text) ?? `rows-${names.size}`;
  names.set(text, name);
  return { name, text, values };
}

const job = (name: string, id: string): Statement =>
  prepared(
    'insert into jobs.job_common (id, name, data, start_after) values ($1, $2, $3, $4)',
    ...[id, name, JSON.stringify({ applicationId: id }), never],
  );

const change = (state: string, name: string, id: string): Statement =>
  prepared(
    'update jobs.job_common set state = $1, started_on = now(), completed_on = now() where name = $2 and id = $3',
    ...[state, name, id],
  );
