import { DateText } from '#ui/primitives/date-text.tsx';
import type { CompletionRecord } from '../../contract/completion-view.ts';
import { CompletionWords } from './completion-words.tsx';

const stateNames: Record<CompletionRecord['state'], string> = {
  waiting: 'Waiting for an answer',
  missing: 'Something is missing',
  'taken-back': 'Taken back',
  completed: 'Completed',
  ended: 'Ended with the project',
};
const sideNames = { client: 'The client', consultant: 'The consultant' } as const;

/** All that was proposed of the completion of a deal, for admins. */
export function CompletionHistory({ completions }: { completions: readonly CompletionRecord[] }) {
  return (
    <section aria-label="Completion">
      <ol className="flex flex-col gap-3">
        {completions.map((completion) => (
          <li key={completion.id} className="border-l-2 border-line pl-3">
            <p>
              {sideNames[completion.proposedBy]}
              {completion.proposer && ` (${completion.proposer})`} proposed completion on{' '}
              <DateText value={completion.proposedAt} />. {stateOf(completion)}
              {completion.answeredAt && (
                <>
                  {' '}
                  on <DateText value={completion.answeredAt} />
                </>
              )}
              {completion.answeredBy && `, by ${completion.answeredBy}`}.
            </p>
            {completion.missing && (
              <p className="wrap-anywhere whitespace-pre-line">
                What is missing: {completion.missing}
              </p>
            )}
            <CompletionWords completion={completion} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const stateOf = ({ state, how }: CompletionRecord): string =>
  how === 'no-answer' ? 'Completed without an answer' : stateNames[state];
