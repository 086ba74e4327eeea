import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import type { Services } from '#server/services.ts';
import { referenceIdSchema } from '../../ids.ts';
import { asksADay, dayMs, referencesMax, secondsToWait } from '../../rules/periods.ts';
import { hashAddress } from '../../rules/token.ts';
import { referenceAsked } from '../jobs.ts';
import { isKeptOf } from '../queries/kept-addresses.ts';
import { listOfConsultant } from '../queries/references.ts';

export type AskOutcome =
  | { refused: 'OWN_ADDRESS' | 'ALREADY_ASKED' | 'TOO_MANY_REFERENCES' }
  | { refused: 'TOO_MANY_ASKED'; retryAfterSeconds: number }
  | { refused: null; referenceId: string };

/** Asks a former client for a reference. The consultant is locked: many at once are no more than the limits. */
export async function askForReference(
  tx: Tx,
  { clock, jobs, keys }: Pick<Services, 'clock' | 'jobs' | 'keys'>,
  { userId }: ConsultantViewer,
  asked: { personName: string; companyName: string; email: string; project: string; role: string },
): Promise<AskOutcome> {
  const now = clock.now();
  const email = asked.email.toLowerCase();
  await lockPeople(tx, [userId]);
  const own = (await findEmailAddresses(tx, [userId])).get(userId);
  if (own?.toLowerCase() === email) return { refused: 'OWN_ADDRESS' };
  const references = await listOfConsultant(tx, userId);
  const emailHash = hashAddress(userId, email);
  if (references.some((each) => isKeptOf(keys, emailHash, each.email_hash))) {
    return { refused: 'ALREADY_ASKED' };
  }
  const active = references.filter(({ state }) => state === 'asked' || state === 'confirmed');
  if (active.length >= referencesMax) return { refused: 'TOO_MANY_REFERENCES' };
  const full = references[asksADay - 1]?.asked_at;
  if (full && full.getTime() > now.getTime() - dayMs) {
    return { refused: 'TOO_MANY_ASKED', retryAfterSeconds: secondsToWait(full, now) };
  }
  const { id } = await tx
    .insertInto('consultant_references')
    .values({
      ...{ consultant_id: userId, email_hash: emailHash, email, state: 'asked', asked_at: now },
      ...{ person_name: asked.personName, company_name: asked.companyName },
      ...{ project: asked.project, person_role: asked.role },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.enqueue(tx, referenceAsked, { referenceId: referenceIdSchema.parse(id), days: 0 });
  return { refused: null, referenceId: id };
}
