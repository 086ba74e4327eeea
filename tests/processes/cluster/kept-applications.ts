import pg from 'pg';
import type { ReceivedMail } from '#lib/mail/smtp-server-fixture.ts';
import type { Acknowledged } from '../applying.ts';

export interface KeptApplications {
  /** Acknowledged, and not there, or without their fact or their mail. */
  lost: string[];
  /** More than one application or fact of one wish. */
  doubled: string[];
}

/** Compares acknowledged applications with their rows, their events, and the resulting mails. */
export async function compareApplications(
  connectionString: string,
  acknowledged: readonly Acknowledged[],
  received: readonly ReceivedMail[],
): Promise<KeptApplications> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; pair: string; events: number }>(
      `select application.id, project_id || ' ' || consultant_id as pair, count(job.id)::int as facts
         from applications application
         left join jobs.job job
           on job.name = 'application-submitted' and job.data ->> 'applicationId' = application.id::text
        where application.id = any($1) or project_id = any($2)
        group by application.id`,
      [
        acknowledged.map(({ applicationId }) => applicationId),
        [...new Set(acknowledged.map(({ intent }) => intent.projectId))],
      ],
    );
    const kept = new Map(rows.map((row) => [row.id, row]));
    const mails = applicationsOf(received);
    const lost = acknowledged.flatMap(({ applicationId, intent }) => {
      const row = kept.get(applicationId);
      if (row?.pair !== `${intent.projectId} ${intent.consultant.userId}`) return [applicationId];
      if (row.events === 0) return [`${applicationId}: no fact`];
      return mails.has(applicationId) ? [] : [`${applicationId}: no mail`];
    });
    const pairs = rows.map(({ pair }) => pair);
    const doubled = [
      ...pairs.filter((pair, index) => pairs.indexOf(pair) !== index),
      ...rows.filter(({ events }) => events > 1).map(({ id }) => `${id}: several facts`),
    ];
    return { lost, doubled };
  } finally {
    await client.end();
  }
}

/** The applications that mails are about. */
const applicationsOf = (received: readonly ReceivedMail[]): Set<string> =>
  new Set(
    received.flatMap(
      ({ email }) => /\/application\/([0-9a-f-]+)/.exec(email.text ?? '')?.[1] ?? [],
    ),
  );
