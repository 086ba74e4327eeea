import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { OwnQuestion } from '../../contract.ts';
import { answerMaxLength } from '../../rules.ts';
import { vettingMessages } from '../messages.ts';
import { ownQuestionQuery, vettingApi } from '../queries.ts';

/** The answer to a question about the own account. */
export function AnswerForm({ question }: { question: OwnQuestion }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { decide, isDeciding, failed } = useDecision({
    send: (answer: string, call) =>
      vettingApi.answer({ questionId: question.id, text: answer }, call),
    done: () => vettingMessages.answered,
    refusal: (error) => messageOf(error, 'ANSWERED_ALREADY', 'QUESTION_NOT_FOUND'),
    onEnd: () => undefined,
    refresh: () => queryClient.invalidateQueries({ queryKey: ownQuestionQuery.queryKey }),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const given = text.trim();
    setIsMissing(given === '');
    if (given !== '' && given.length <= answerMaxLength) decide(given);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-4 flex flex-col items-start gap-4">
      {failed !== undefined && <p role="alert">{vettingMessages.answerFailed}</p>}
      <Field
        label="Your answer"
        required
        className="w-full"
        error={isMissing && text.trim() === '' ? vettingMessages.answerMissing : undefined}
        counter={{ length: text.length, max: answerMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={isDeciding}>
        Send Answer
      </Button>
    </form>
  );
}
