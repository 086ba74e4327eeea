import type { Insertable } from 'kysely';
import { neverExpires } from '#catalogue/certifications.ts';
import type { CredentialsTable } from '#db/tables/credentials.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import { demoAccounts } from '../accounts.ts';
import type { DemoConsultant } from '../content/demo-consultant.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import type { DemoPerson } from './people.ts';

const shareVerified = 0.4;
const shareWaiting = 0.1;

/**
 * The evidence for a consultant's certifications: some is verified, and some waits for an admin. The consultants that
 * visitors sign in as have given none yet, so that the visitor can.
 */
export function credentialRows(
  { key, certifications }: DemoConsultant,
  { id, email, approvedAt }: DemoPerson,
  now: Date,
): Insertable<CredentialsTable>[] {
  if (!approvedAt || demoAccounts.some((account) => account.email === email)) return [];
  return certifications.flatMap((certification): Insertable<CredentialsTable>[] => {
    const random = seededRandom(`credential ${key} ${certification}`);
    const fate = random.between(0, 1);
    if (fate > shareVerified + shareWaiting) return [];
    const isVerified = fate <= shareVerified;
    const submittedAt = isVerified
      ? hoursAfter(approvedAt, random.between(-20, -2))
      : daysBefore(now, random.between(0.1, 4));
    const issued = daysBefore(submittedAt, random.between(40, 300));
    const lastDay = hoursAfter(now, 24 * random.between(60, 360));
    const evidence = {
      consultant_id: id,
      certification,
      number: `DEMO-${Math.floor(random.between(100_000, 999_999))}`,
      issued_on: dayOf(issued),
      expires_on: neverExpires(certification) ? null : dayOf(lastDay),
      submitted_at: submittedAt,
    };
    if (!isVerified) return [{ ...evidence, status: 'submitted', decided_at: null, method: null }];
    return [
      {
        ...evidence,
        status: 'verified',
        decided_at: hoursAfter(approvedAt, random.between(-1.5, -0.1)),
        method: 'issuer-lookup',
      },
    ];
  });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
