import type { Tx } from '#db/client.ts';
import type { MeasurableClaimId } from '../../rules/claims.ts';

/** What was counted for each claim: null without a case. */
export type Counted = Record<MeasurableClaimId, { value: number | null; cases: number }>;

/** Keeps what was counted for the claims at this time. */
export async function storeMeasured(tx: Tx, counted: Counted, now: Date): Promise<void> {
  await tx
    .insertInto('measured_claims')
    .values(
      Object.entries(counted).map(([claim, { value, cases }]) => ({
        ...{ claim, value, cases },
        measured_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('claim').doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        cases: ref('excluded.cases'),
        measured_at: ref('excluded.measured_at'),
      })),
    )
    .execute();
}
