import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import type { SupportedLocale } from '#lib/money/locale-currencies.ts';

/** Keeps in which currency this person wants to see prices. */
export async function chooseCurrency(
  tx: Tx,
  { userId }: SignedIn,
  currency: CurrencyCode | null,
): Promise<{ currency: CurrencyCode | null }> {
  await tx.updateTable('profiles').set({ currency }).where('user_id', '=', userId).execute();
  return { currency };
}

/** Keeps in which language this person wants to see amounts written. */
export async function chooseLanguage(
  tx: Tx,
  { userId }: SignedIn,
  language: SupportedLocale | null,
): Promise<{ language: SupportedLocale | null }> {
  await tx.updateTable('profiles').set({ language }).where('user_id', '=', userId).execute();
  return { language };
}
