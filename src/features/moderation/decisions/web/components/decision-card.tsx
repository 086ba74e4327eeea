import type { ReactNode } from 'react';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { DecisionRecord } from '../../contract/decision-views.ts';
import { accountGrounds, answerDays, appealOutcomes, decisionTitles } from '../../rules.ts';

interface DecisionCardProps {
  decision: DecisionRecord;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One decision: what, on which ground, why, and what became of an appeal. */
export function DecisionCard({ decision, children }: DecisionCardProps) {
  const { kind, about, appeal, outcome } = decision;
  return (
    <article className="flex flex-col gap-4">
      <h3 className="font-semibold wrap-anywhere text-ink">{decisionTitles[kind](about)}</h3>
      <DescriptionList items={[...reasonsOf(decision), ...appealOf(decision)]} />
      {appeal && !outcome && <p>Another admin answers within {answerDays} days.</p>}
      {children}
    </article>
  );
}

/** The statement of reasons. */
export function reasonsOf({ ground, reason, decidedAt, strikeUntil }: DecisionRecord) {
  return [
    ...(ground ? [{ term: 'Ground', details: accountGrounds.label(ground) }] : []),
    { term: 'Reason', details: reason },
    { term: 'Decided', details: <DateText value={decidedAt} /> },
    { term: 'Automated', details: 'No: an admin has decided' },
    ...(strikeUntil
      ? [{ term: 'Counts as a strike until', details: <DateText value={strikeUntil} /> }]
      : []),
  ];
}

function appealOf({ appeal, outcome }: DecisionRecord) {
  return [
    ...(appeal
      ? [
          { term: 'Appeal', details: appeal.text },
          { term: 'Sent', details: <DateText value={appeal.at} /> },
        ]
      : []),
    ...(outcome
      ? [
          { term: 'Outcome', details: appealOutcomes.label(outcome.value) },
          { term: 'Answer', details: outcome.answer },
        ]
      : []),
  ];
}
