import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { ReferenceId } from '../../ids.ts';
import { answerUntil } from '../../rules/periods.ts';
import { createToken, hashToken } from '../../rules/token.ts';
import { referenceAskedMailReference } from '../emails/references.ts';
import { findOpen } from '../queries/references.ts';

/** Mails a request, or a reminder of it. Each mail has its own token, and the tokens of earlier mails stay valid. */
export async function mailRequest(
  tx: Tx,
  { clock, mailer, publicUrl }: Pick<Services, 'clock' | 'mailer' | 'publicUrl'>,
  id: ReferenceId,
  days: number,
): Promise<void> {
  const now = clock.now();
  const found = await findOpen(tx, id, now);
  if (!found) return;
  await lockPeople(tx, [found.consultant_id]);
  const open = await findOpen(tx, id, now);
  if (!open) return;
  const token = createToken();
  await tx
    .updateTable('consultant_references')
    .set({ token_hashes: [...open.token_hashes, hashToken(token)] })
    .where('id', '=', id)
    .execute();
  await mailer.queueMail(tx, referenceAskedMailReference, {
    to: { name: open.person_name, address: open.email },
    props: {
      personName: open.person_name,
      consultantName: `${open.first_name} ${open.last_name}`.trim(),
      ...{ companyName: open.company_name, project: open.project, isReminder: days > 0 },
      until: dayInWords(answerUntil(open.asked_at)),
      url: `${publicUrl}/references/${token}`,
    },
    id: derivedId(id, `reference-asked ${days}`),
  });
}
