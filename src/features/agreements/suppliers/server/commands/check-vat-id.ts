import type { UserId } from '#access/user.ts';
import { findAgreementSettings } from '#features/site-operations/site-settings/server/queries/agreement-settings.ts';
import type { Services } from '#server/services.ts';
import { viesNumberOf } from '../../rules/vies-number.ts';
import type { SuppliersServices } from '../services.ts';

type Tools = Pick<Services, 'db' | 'write' | 'clock'> & Pick<SuppliersServices, 'vatRegister'>;

/** Asks VIES about the VAT id of a consultant, and stores whether it knows it. Throws when VIES does not answer. */
export async function checkVatId(
  { db, write, clock, vatRegister }: Tools,
  consultantId: UserId,
  signal: AbortSignal,
): Promise<void> {
  const row = await db
    .selectFrom('supplier_profiles')
    .select('vat_id')
    .where('consultant_id', '=', consultantId)
    .where('vat_check', '=', 'asked')
    .executeTakeFirst();
  const number = viesNumberOf(row?.vat_id ?? '');
  if (!row || !number) return;
  // Switched off since it was saved.
  const isAllowed = (await findAgreementSettings(db)).vatChecks;
  const answer = isAllowed ? await ask(vatRegister, number, signal) : null;
  await write((tx) =>
    tx
      .updateTable('supplier_profiles')
      .set({ vat_check: answer, vat_answered_at: answer && clock.now() })
      .where('consultant_id', '=', consultantId)
      .where('vat_check', '=', 'asked')
      // A number that was saved meanwhile is asked about by a job of its own.
      .where('vat_id', '=', row.vat_id)
      .execute()
      .then(() => null),
  );
}

const ask = async (
  register: SuppliersServices['vatRegister'],
  number: Parameters<SuppliersServices['vatRegister']['knows']>[0],
  signal: AbortSignal,
) => ((await register.knows(number, { signal })) ? 'known' : 'unknown');
