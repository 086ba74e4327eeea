import { hasRight } from '#access/company.ts';
import { type CorrespondentViewer, isConsultant } from '#access/viewer.ts';
import type {
  Deliverable,
  StatementContent,
} from '#features/agreements/statements/rules/content.ts';
import { isCurrencyCode } from '#lib/money/currencies.ts';
import type { Milestone, MilestoneList } from '../contract.ts';
import { isDeliverable } from '../rules.ts';
import type { MilestoneRow } from './queries/milestones.ts';

interface Seen {
  /** What the statement of work in force says; null without one. */
  content: StatementContent | null;
  rows: readonly MilestoneRow[];
  /** The deal is worked on. */
  isOpen: boolean;
  /** The operator offers drafts of invoices. */
  offersDrafts: boolean;
}

/** The milestones of a deal as one of its sides sees them. */
export function viewMilestones(
  viewer: CorrespondentViewer,
  { content, rows, isOpen, offersDrafts }: Seen,
): MilestoneList {
  const deliverables = content?.deliverables ?? [];
  const isConsultants = isConsultant(viewer);
  const mayDecide = !isConsultants && hasRight(viewer.company, 'time');
  const view = (agreed: Deliverable | null, row: MilestoneRow | undefined): Milestone => {
    const state = row?.state ?? 'agreed';
    // A returned milestone is delivered again for what is agreed by then.
    const kept = row && !(agreed && isDeliverable(state)) ? row : null;
    return {
      name: agreed?.name ?? row?.name ?? '',
      acceptance: agreed?.acceptance ?? '',
      amount: kept ? kept.amount : (agreed?.amount ?? null),
      currency: kept?.currency ?? content?.price.currency ?? '',
      ...{ dueOn: agreed?.dueOn ?? null, state, note: row?.note ?? '' },
      deliveredAt: row?.deliveredAt.toISOString() ?? null,
      decidedAt: row?.decidedAt?.toISOString() ?? null,
      ...{ reason: row?.reason ?? '', isTakenOut: !agreed },
      can: {
        deliver: isOpen && isConsultants && agreed !== null && isDeliverable(state),
        decide: isOpen && mayDecide && state === 'delivered',
      },
    };
  };
  const items = [
    ...deliverables.map((each) =>
      view(
        each,
        rows.find(({ name }) => name === each.name),
      ),
    ),
    ...rows
      .filter((row) => deliverables.every(({ name }) => name !== row.name))
      .map((row) => view(null, row)),
  ];
  const areAccepted =
    deliverables.length > 0 &&
    items.every(({ state, isTakenOut }) =>
      isTakenOut ? state !== 'delivered' : state === 'accepted',
    );
  const mayPropose = isConsultants || hasRight(viewer.company, 'hire');
  const canDraft = offersDrafts && isConsultants && content?.price.kind === 'fixed';
  return {
    items,
    isReadyToComplete: areAccepted && isOpen && mayPropose,
    billable: canDraft ? items.flatMap(viewBillable) : [],
  };
}

function viewBillable({ name, state, amount, currency }: Milestone): MilestoneList['billable'] {
  if (state !== 'accepted' || !amount || !isCurrencyCode(currency)) return [];
  return [{ name, amount, currency }];
}
