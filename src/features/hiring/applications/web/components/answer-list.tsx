import type { ReceivedApplication } from '../../contract/application-views.ts';

/** The questions of a project with an applicant's answers. */
export function AnswerList({ answers }: Pick<ReceivedApplication, 'answers'>) {
  return (
    <dl className="flex flex-col gap-4">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt className="font-medium wrap-anywhere text-ink">{question}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
