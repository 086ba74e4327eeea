import type { UserId } from '#access/user.ts';
import { type CredentialId, credentialIdSchema } from '#features/profiles/credentials/ids.ts';
import type { Evidence } from '#features/profiles/credentials/rules.ts';
import { dayOf } from '#lib/calendar-days.ts';
import type { TestApp } from './app.ts';

export const someEvidence: Evidence = {
  link: 'https://learn.microsoft.com/en-us/users/ada/transcript/abc123',
  number: 'H123-4567',
  issuedOn: '2025-03-01',
  expiresOn: null,
};

/** Puts certifications into a consultant's profile. */
export async function claim(
  app: TestApp,
  userId: UserId,
  certifications: readonly string[] = ['power-bi-data-analyst'],
): Promise<void> {
  await app.db
    .updateTable('consultant_profiles')
    .set({ certifications: [...certifications] })
    .where('user_id', '=', userId)
    .execute();
}

/** A credential with its claim, as it would be after all its steps. */
export async function makeCredential(
  app: TestApp,
  userId: UserId,
  options: {
    certification?: string;
    status?: 'submitted' | 'verified' | 'rejected';
    expiresOn?: string | null;
    submittedAt?: Date;
    decidedBy?: UserId;
  } = {},
): Promise<CredentialId> {
  const { certification = 'power-bi-data-analyst', status = 'submitted' } = options;
  const now = app.clock.now();
  const profile = await app.db
    .selectFrom('consultant_profiles')
    .select('certifications')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await claim(app, userId, [...new Set([...profile.certifications, certification])]);
  const { id } = await app.db
    .insertInto('credentials')
    .values({
      consultant_id: userId,
      certification,
      link: someEvidence.link,
      number: someEvidence.number,
      issued_on: someEvidence.issuedOn,
      expires_on: options.expiresOn ?? null,
      status,
      submitted_at: options.submittedAt ?? now,
      decided_at: status === 'submitted' ? null : now,
      decided_by: options.decidedBy ?? null,
      method: status === 'verified' ? 'public-record' : null,
      reason: status === 'rejected' ? 'The link leads nowhere.' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return credentialIdSchema.parse(id);
}

/** The day so many days from the app's today. */
export const dayFromNow = (app: TestApp, days: number): string =>
  dayOf(new Date(app.clock.now().getTime() + days * 24 * 60 * 60 * 1000));
