import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import type { ProvenIdentity } from './sign-in-provider.ts';

const line = (longest: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
        .slice(0, longest),
    )
    .catch('');

const claimsSchema = z.object({
  iss: z.string().max(255),
  sub: z.string().min(1).max(255),
  tid: z.guid().toLowerCase(),
  oid: z.guid().toLowerCase().nullable().catch(null),
  name: line(200),
  given_name: line(100),
  family_name: line(100),
  email: emailAddress().catch(''),
  preferred_username: emailAddress().catch(''),
  auth_time: z.int().positive().nullable().catch(null),
});

/** What the claims of a verified token say of a person; null when they do not say enough. */
export function readIdentity(claims: unknown): ProvenIdentity | null {
  const read = claimsSchema.safeParse(claims);
  if (!read.success) return null;
  const { iss, sub, tid, oid, name, email, preferred_username: username, ...more } = read.data;
  const [first = '', ...rest] = name.split(' ');
  const isSaid = more.given_name !== '' || more.family_name !== '';
  return {
    issuer: iss,
    subject: sub,
    tenantId: tid,
    objectId: oid,
    claimedName: name || null,
    claimedEmail: email || username || null,
    // The whole name is a guess at the two, for a form in which they can be mended.
    firstName: (isSaid ? more.given_name : first).slice(0, 100),
    lastName: (isSaid ? more.family_name : rest.join(' ')).slice(0, 100),
    authenticatedAt: more.auth_time === null ? null : new Date(more.auth_time * 1000),
  };
}
