import type { Tx } from '#db/client.ts';

/** A guess is right once in some three hundred thousand: ten an hour are a chance of a thousandth in a day. */
const most = { codes: 10, withinMs: 60 * 60_000 };

/** Whether this person, who is locked, has typed too many wrong codes in the last hour, in whichever session. */
export async function hasTooManyWrongCodes(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { count } = await tx
    .selectFrom('auth.wrong_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('made_at', '>', new Date(now.getTime() - most.withinMs))
    .executeTakeFirstOrThrow();
  return Number(count) >= most.codes;
}

/** Counts a wrong code of this person. */
export async function countWrongCode(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.insertInto('auth.wrong_codes').values({ user_id: userId, made_at: now }).execute();
}
