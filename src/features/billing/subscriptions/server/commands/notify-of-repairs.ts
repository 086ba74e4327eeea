import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { billingRepaired } from '../emails/references.ts';
import { getSubscriber } from '../queries/subscriber.ts';
import type { Comparison } from './compare-with-billing.ts';

const mostInMail = 50;

/**
 * Notifies every admin of what a comparison with the billing service has repaired; sends nothing when all was as it
 * should be.
 */
export async function notifyAdminsOfRepairs(
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
  jobId: string,
  {
    repaired,
    unknownCustomers,
    looked,
  }: Pick<Comparison, 'repaired' | 'unknownCustomers' | 'looked'>,
): Promise<void> {
  if (repaired.length === 0 && unknownCustomers.length === 0) return;
  const repairs = await Promise.all(
    repaired.slice(0, mostInMail).map(async ({ userId, before, after }) => {
      const { to } = await getSubscriber(db, userId);
      return { who: `${to.name} (${to.address})`, before, after };
    }),
  );
  const admins = await listAdmins(db);
  await mailer.queueMails(
    db,
    billingRepaired,
    admins.map(({ userId, name, email }) => ({
      to: { name, address: email },
      props: {
        looked,
        repaired: repaired.length,
        repairs,
        unknownCustomers: unknownCustomers.slice(0, mostInMail),
      },
      id: derivedId(jobId, `billing repaired, for ${userId}`),
    })),
  );
}
