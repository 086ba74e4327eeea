import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { keyExpiry, remindedDaysBeforeEnd } from '../../rules/limits.ts';
import { apiKeyEnding } from '../emails/references.ts';

/**
 * Notifies each user whose key ends within a week, once for each key. Continues after a key that fails, and throws at
 * the end.
 */
export async function notifyOfEndingKeys(
  { db, mailer, clock, publicUrl }: Pick<Services, 'db' | 'mailer' | 'clock' | 'publicUrl'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const ending = await selectPeople(db)
    .innerJoin('auth.api_keys as key', 'key.user_id', 'profile.user_id')
    .select([
      ...(['key.id', 'key.name', 'key.expires_at', 'user.email'] as const),
      ...(['profile.first_name', 'profile.last_name'] as const),
    ])
    .where('key.expires_at', '>', now)
    .where('key.expires_at', '<=', keyExpiry(now, remindedDaysBeforeEnd))
    .execute();
  const failures = new RowFailures(signal);
  for (const { id, name, expires_at, email, first_name, last_name } of ending) {
    await failures.attempt(id, () =>
      mailer.queueMail(db, apiKeyEnding, {
        to: { name: `${first_name} ${last_name}`.trim(), address: email },
        props: {
          firstName: first_name,
          keyName: name,
          endsAt: expires_at.toISOString(),
          keysUrl: `${publicUrl}/account`,
        },
        id: derivedId(id, 'the key ends'),
      }),
    );
  }
  failures.throwAny();
}
