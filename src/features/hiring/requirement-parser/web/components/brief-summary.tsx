import type { ReactNode, Ref } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import type { BriefView } from '../../contract.ts';
import { wishMessages, wordsOfQuestion } from '../messages.ts';

type Question = BriefView['questions'][number];

export interface FilledLine {
  key: string;
  label: string;
  /** As the form shows it. */
  value: string;
  /** What stands after "From". */
  source: string;
}

interface BriefSummaryProps {
  filled: readonly FilledLine[];
  /** Those that have no answer yet. */
  questions: readonly Question[];
  headingRef: Ref<HTMLHeadingElement>;
  /** Moves the focus to the field. */
  onAnswer: (field: Question['field']) => void;
  onNotSure: () => void;
  /** What can be asked of a provider. */
  children?: ReactNode;
}

/** What was understood of the client's words, and what is still open. */
export function BriefSummary(props: BriefSummaryProps) {
  const { filled, questions, headingRef, onAnswer, onNotSure } = props;
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-4">
      <div>
        <h3 ref={headingRef} tabIndex={-1} className="font-semibold text-ink outline-none">
          {headingOf(filled.length, questions.length)}
        </h3>
        {filled.length === 0 && <p className="text-ink-muted">{wishMessages.nothing}</p>}
      </div>
      {filled.length > 0 && (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {filled.map(({ key, label, value, source }) => (
            <div key={key} className="min-w-0">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere text-ink">
                {value}
                <span className="block text-sm text-ink-muted">From {source}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {questions.length > 0 && (
        <ul aria-label="Still open" className="flex flex-col divide-y divide-line">
          {questions.map((question) => (
            <QuestionRow
              key={question.field}
              question={question}
              onAnswer={() => onAnswer(question.field)}
              onNotSure={question.field === 'modules' ? onNotSure : undefined}
            />
          ))}
        </ul>
      )}
      {props.children}
    </div>
  );
}

interface QuestionRowProps {
  question: Question;
  onAnswer: () => void;
  onNotSure?: (() => void) | undefined;
}

function QuestionRow({ question, onAnswer, onNotSure }: QuestionRowProps) {
  const { asked, why } = wordsOfQuestion(question);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-60">
        <span className="text-ink">{asked}</span>{' '}
        {why && <span className="text-sm wrap-anywhere text-ink-muted">{why}</span>}
      </p>
      <span className="flex shrink-0 gap-2 noscript:hidden">
        {onNotSure && (
          <Button variant="ghost" size="sm" onClick={onNotSure}>
            Not sure
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onAnswer}>
          Answer<span className="sr-only"> {asked}</span>
        </Button>
      </span>
    </li>
  );
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function headingOf(filled: number, open: number): string {
  const done = `${counted(filled, 'field', 'fields')} filled from your words`;
  return open === 0 ? `${done}.` : `${done}, ${counted(open, 'question', 'questions')} open.`;
}
