import type { Insertable } from 'kysely';
import type { CredentialsTable } from '#db/tables/credentials.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import { demoAccounts } from '../accounts.ts';
import type { DemoConsultant } from '../content/demo-consultant.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import type { DemoPerson } from './people.ts';

const shareVerified = 0.4;

/**
 * What admins have verified of a consultant's certifications: some of them. Those whom visitors sign in as
 * have given no evidence yet, so that they can.
 */
export function verifiedCredentialRows(
  { key, certifications }: DemoConsultant,
  { id, email, approvedAt }: DemoPerson,
  now: Date,
): Insertable<CredentialsTable>[] {
  if (!approvedAt || demoAccounts.some((account) => account.email === email)) return [];
  return certifications.flatMap((certification) => {
    const random = seededRandom(`credential ${key} ${certification}`);
    if (random.between(0, 1) > shareVerified) return [];
    const submittedAt = hoursAfter(approvedAt, random.between(-20, -2));
    const issued = daysBefore(submittedAt, random.between(40, 300));
    return [
      {
        consultant_id: id,
        certification,
        number: `DEMO-${Math.floor(random.between(100_000, 999_999))}`,
        issued_on: issued.toISOString().slice(0, 10),
        expires_on: hoursAfter(now, 24 * random.between(60, 360))
          .toISOString()
          .slice(0, 10),
        status: 'verified',
        submitted_at: submittedAt,
        decided_at: hoursAfter(approvedAt, random.between(-1.5, -0.1)),
        method: 'issuer-lookup',
      },
    ];
  });
}
