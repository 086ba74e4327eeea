import { randomInt } from 'node:crypto';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { codeAlphabet, codeLength } from '../../rules/codes.ts';

const attempts = 10;

/**
 * The consultant's code, made when there is none yet. The table takes one code a person and one person a code. Of
 * several requests at once all answer the same code and one says that it is new, and a code that is taken is made anew.
 */
export async function createCode(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { userId }: ConsultantViewer,
  makeCode: () => string = randomCode,
): Promise<{ code: string; isNew: boolean }> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const made = await tx
      .insertInto('referral_codes')
      .values({ user_id: userId, code: makeCode(), created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (made) return { code: made.code, isNew: true };
    const kept = await tx
      .selectFrom('referral_codes')
      .select('code')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (kept) return { code: kept.code, isNew: false };
  }
  throw new Error(`${attempts} referral codes in a row were taken.`);
}

const randomCode = (): string =>
  Array.from({ length: codeLength }, () =>
    codeAlphabet.charAt(randomInt(codeAlphabet.length)),
  ).join('');
