import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { nameOf } from '#features/hiring/deal-approvals/server/views.ts';
import type { Completion, CompletionRecord } from '../contract/completion-view.ts';
import type { CompletionRecordRow } from './queries/completion-records.ts';
import type { StoredCompletion } from './queries/completions.ts';

interface LatestRow {
  completion: StoredCompletion | null;
  proposer_first_name: string | null;
  proposer_last_name: string | null;
}

/** What was said with a proposal, and how it was answered. */
const viewProposal = (stored: StoredCompletion) => ({
  id: stored.id,
  proposedBy: stored.proposed_by_side,
  proposedAt: timestampOf(stored.proposed_at),
  answerBy: timestampOf(stored.answer_by),
  checklist: viewChecklist(stored),
  openPoints: stored.open_points,
  environments: stored.environments,
  missing: stored.missing,
  answeredAt: stored.answered_at && timestampOf(stored.answered_at),
  how: stored.completed_how,
});

/** The proposal that counts for a deal, as a side of it sees it; null where there is none. */
export function viewCompletion(
  row: LatestRow,
  { side, userId }: { side: Side; userId: string },
): Completion | null {
  const { completion } = row;
  if (!completion) return null;
  const { state } = completion;
  if (state !== 'waiting' && state !== 'missing' && state !== 'completed') return null;
  const isByColleague =
    side === 'client' &&
    completion.proposed_by_side === 'client' &&
    completion.proposed_by !== userId;
  return {
    ...viewProposal(completion),
    state,
    proposer: isByColleague
      ? (nameOf(row.proposer_first_name, row.proposer_last_name) ?? 'Former member')
      : null,
  };
}

/** A proposal as admins read it. */
export const viewCompletionRecord = (row: CompletionRecordRow): CompletionRecord => ({
  ...viewProposal(row.completion),
  state: row.completion.state,
  proposer: nameOf(row.proposer_first_name, row.proposer_last_name),
  answeredBy: nameOf(row.answerer_first_name, row.answerer_last_name),
});

/** The side whose proposal waits for an answer. */
export const proposingSide = ({ completion }: Pick<LatestRow, 'completion'>): Side | null =>
  completion?.state === 'waiting' ? completion.proposed_by_side : null;

const timestampOf = (text: string): string => new Date(text).toISOString();

function viewChecklist(stored: StoredCompletion): Completion['checklist'] {
  const { handover, access_returned, documents, points_settled } = stored;
  if (!handover || !access_returned || !documents || !points_settled) return null;
  return {
    handover,
    accessReturned: access_returned,
    documents,
    pointsSettled: points_settled,
  };
}
