import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { type BankDetails, bankDetailsSchema } from '../../rules/bank-details.ts';

/** Where the bank details of consultants are. */
export const encryptedBankDetails: EncryptedColumn = {
  use: keyUses.bankDetails,
  ...{ table: 'supplier_profiles', key: 'consultant_id', subject: 'consultant_id' },
  encrypted: 'sealed_bank_details',
};

/** Where this consultant is paid; null without bank details, and where their secret is not known any more. */
export async function findBankDetails(
  { db, keys }: { db: Db } & Pick<Services, 'keys'>,
  consultantId: UserId,
): Promise<BankDetails | null> {
  const row = await db
    .selectFrom('supplier_profiles')
    .select('sealed_bank_details as encrypted')
    .where('consultant_id', '=', consultantId)
    .executeTakeFirst();
  if (!row?.encrypted) return null;
  let text: string;
  try {
    text = keys.decrypt(keyUses.bankDetails, consultantId, row.encrypted);
  } catch {
    return null;
  }
  return bankDetailsSchema.parse(JSON.parse(text));
}
