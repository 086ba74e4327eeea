import { Plus } from 'lucide-react';
import type { Question } from '../../content/how-it-works.ts';
import { LinkedData } from './linked-data.tsx';
import { questionsOf } from './structured-data.ts';

/** Questions that open to their answers. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <div className="max-w-3xl divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-ink marker:content-none">
              <h3>{question}</h3>
              <Plus
                aria-hidden="true"
                className="size-5 shrink-0 text-primary-ink transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <p className="max-w-prose pb-5 text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
      <LinkedData things={[questionsOf(questions)]} />
    </>
  );
}
