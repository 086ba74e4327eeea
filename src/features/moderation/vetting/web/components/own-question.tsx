import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { LaterPart } from '#ui/later-part.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { ownQuestionQuery } from '../queries.ts';

// Few users are asked.
const AnswerForm = lazy(async () => ({ default: (await import('./answer-form.tsx')).AnswerForm }));

/** The question about the own account that waits for an answer, with the answer's form; nothing without one. */
export function OwnQuestion() {
  const query = useQuery(ownQuestionQuery);
  if (query.isLoadingError) {
    return <PartFailed what="Whether we have a question for you" query={query} />;
  }
  const question = query.data?.question;
  if (!question) return null;
  return (
    <Banner tone="warning" title="We have a question about your account">
      <p className="wrap-anywhere whitespace-pre-line">{question.text}</p>
      <LaterPart>
        <AnswerForm key={question.id} question={question} />
      </LaterPart>
    </Banner>
  );
}
