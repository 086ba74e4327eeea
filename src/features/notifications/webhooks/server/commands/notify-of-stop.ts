import { hasRight, toCompanyId } from '#access/company.ts';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { listMembersByRole } from '#features/identity/memberships/server/queries/members.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { webhookStoppedMail } from '../emails/references.ts';

/** Mails the consultant, or the members who manage the webhooks of the company, that one was stopped; each once. */
export async function notifyOfStop(
  { db, mailer, publicUrl }: Pick<Services, 'db' | 'mailer' | 'publicUrl'>,
  { webhookId, failingSince }: { webhookId: string; failingSince: string },
): Promise<void> {
  const webhook = await db
    .selectFrom('webhook_endpoints')
    .select(['name', 'person_id', 'company_id'])
    .where('id', '=', webhookId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (!webhook) return;
  for (const userId of await listManagers(db, webhook)) {
    const recipient = await findRecipient(db, userId);
    if (!recipient) continue;
    await mailer.queueMail(db, webhookStoppedMail, {
      to: recipient.to,
      props: {
        firstName: recipient.firstName,
        ...{ webhookName: webhook.name, failingSince },
        webhooksUrl: `${publicUrl}/account/webhooks`,
      },
      id: derivedId(webhookId, `stopped ${failingSince} ${userId}`),
    });
  }
}

async function listManagers(
  db: Db,
  { person_id, company_id }: { person_id: string | null; company_id: string | null },
): Promise<UserId[]> {
  if (person_id !== null) return [toUserId(person_id)];
  if (company_id === null) return [];
  const members = await listMembersByRole(db, toCompanyId(company_id));
  return members.filter((member) => hasRight(member, 'hire')).map(({ userId }) => userId);
}
