import { MessageSquareReply } from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursInWords } from '#features/site-operations/site-settings/rules/shown-claims.ts';
import { Explanation } from '#ui/primitives/explanation.tsx';
import type { AnswerFigures } from '../../contract.ts';
import { soonDays } from '../../rules/figures.ts';

interface FiguresLineProps {
  figures: AnswerFigures;
  /** Whose figures these are: `How this client answers`. */
  title: string;
  /** Over what was measured, with the number of cases. */
  measured: ReactNode;
  /** What counts as an answer. */
  answer: string;
}

/** How a user answers, in one line with how it was measured. */
export function FiguresLine({ figures, title, measured, answer }: FiguresLineProps) {
  const { cases, answered, answeredSoon, medianHours } = figures;
  return (
    <div className="flex items-center gap-2 text-sm text-ink-muted">
      <MessageSquareReply aria-hidden="true" className="size-4 shrink-0" />
      <span>{wordsFor(figures)}</span>
      <Explanation title={title}>
        <div className="flex flex-col gap-2">
          <p>{measured}</p>
          {answeredSoon !== null && (
            <p>
              Answered within {soonDays} days: {answeredSoon} of {cases}.
            </p>
          )}
          {medianHours !== null && (
            <p>The time to a first answer is the median of the {answered} that were answered.</p>
          )}
          {(answeredSoon === null || medianHours === null) && (
            <p>Below five cases a figure says nothing, so none is shown.</p>
          )}
          <p>{answer}</p>
        </div>
      </Explanation>
    </div>
  );
}

/** Keeps the place of the line on a card until it comes, so that nothing below it moves. */
export const FiguresToCome = () => (
  <div data-figures="to-come" aria-hidden="true" className="h-6 pointer-coarse:h-11" />
);

function wordsFor({ cases, answeredSoon, medianHours }: AnswerFigures): string {
  const said = [
    medianHours === null ? null : `First answer after ${hoursInWords(medianHours)}`,
    answeredSoon === null
      ? null
      : `${Math.round((100 * answeredSoon) / cases)}% answered within ${soonDays} days`,
  ].filter((part) => part !== null);
  return said.length > 0 ? said.join(' · ') : 'Not enough answers yet';
}
