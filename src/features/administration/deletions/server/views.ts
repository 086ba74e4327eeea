import type { OwnDeletionView } from '../contract.ts';
import type { DeletionRow, findEffects } from './queries.ts';

/** The own deletion, and what becomes of the rest. */
export const viewDeletion = (
  deletion: DeletionRow | null,
  effects: Awaited<ReturnType<typeof findEffects>>,
): OwnDeletionView => ({
  deletion: deletion && {
    askedAt: deletion.asked_at.toISOString(),
    dueAt: deletion.due_at.toISOString(),
    reason: deletion.reason,
  },
  effects,
});
