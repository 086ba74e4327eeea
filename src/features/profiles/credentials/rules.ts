import { z } from 'zod';
import { neverExpires } from '#catalogue/certifications.ts';
import type { CredentialState } from '#catalogue/enumerations/credential.ts';
import { daySchema } from '#lib/api/day.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { webAddress } from '#lib/api/web-address.ts';
import { daysOnEarth } from '#lib/calendar-days.ts';

export const rejectionReasonMaxLength = 500;

// Earlier than any certification of ours.
const evidenceDay = daySchema({ from: '1980-01-01' }).nullable();

/** What a consultant gives as proof of a certification. The link is never opened by the server. */
export const evidenceSchema = z
  .strictObject({
    link: webAddress('Please enter a full web address that starts with https://'),
    number: typedText().max(100, 'A number can have up to 100 characters'),
    issuedOn: evidenceDay,
    expiresOn: evidenceDay,
  })
  .refine(({ link, number }) => link !== '' || number !== '', {
    path: ['link'],
    error: 'Please give a link or a number, so that we can check it',
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn, {
    path: ['expiresOn'],
    error: 'This date is before the date of issue',
  });
export type Evidence = z.output<typeof evidenceSchema>;

/**
 * What today, or the certification, makes wrong with evidence: the field and what to say; null when nothing. A day is
 * in the future, or over, once it is so everywhere on earth: a consultant in Auckland may give today's date.
 */
export function datedProblem(
  certification: string,
  { issuedOn, expiresOn }: Pick<Evidence, 'issuedOn' | 'expiresOn'>,
  now: Date,
): { field: 'issuedOn' | 'expiresOn'; message: string } | null {
  const { first, last } = daysOnEarth(now);
  if (expiresOn && neverExpires(certification)) {
    return { field: 'expiresOn', message: 'This certification does not expire' };
  }
  if (issuedOn && issuedOn > last) {
    return { field: 'issuedOn', message: 'The date of issue is in the future' };
  }
  if (expiresOn && expiresOn < first) {
    return { field: 'expiresOn', message: 'It has expired. Please renew it first.' };
  }
  return null;
}

/** So many days before the end of a credential its consultant is told of it; 0 is told once it is over. */
export const endStages = [30, 7, 0] as const;
export type EndStage = (typeof endStages)[number];

/** What is stored of a credential, as far as its state goes. */
export interface StoredState {
  status: 'submitted' | 'verified' | 'rejected';
  /** The last day on which it holds. */
  expires_on: string | null;
}

/**
 * How far a certification is proven today. Nothing is stored when a date passes: a credential past its last day
 * has expired by itself, waiting or verified.
 */
export function stateOf(credential: StoredState | null, today: string): CredentialState {
  if (!credential) return 'claimed';
  const { status, expires_on } = credential;
  if (status === 'rejected') return 'rejected';
  const lastDay = expires_on ?? today;
  return lastDay < today ? 'expired' : status;
}
