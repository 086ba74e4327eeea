import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { PostedForm } from '#features/identity/accounts/rules/posted-form.ts';
import { PostedProblem } from '#features/identity/accounts/web/components/posted-problem.tsx';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Form } from '#ui/form/form.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { wordsSchema } from '../../rules/ask-form.ts';
import { wordsMaxLength } from '../../rules/words.ts';
import { referenceMessages } from '../messages.ts';
import { askedReferenceQuery, referencesApi } from '../queries.ts';

const answerSchema = z.strictObject({ words: wordsSchema });

interface AnswerReferenceProps {
  token: string;
  asked: {
    consultantName: string;
    shownName: string;
    companyName: string;
    project: string;
    role: string;
    answerUntil: string;
  };
  /** The answer that was sent without scripts and refused. */
  posted: PostedForm | undefined;
  onAnswered: (answer: 'confirmed' | 'declined') => unknown;
}

/** A former client confirms in their own words that they worked with a consultant, or declines. */
export function AnswerReference({ token, asked, posted, onAnswered }: AnswerReferenceProps) {
  const { consultantName, shownName, companyName, project, role, answerUntil } = asked;
  const queryClient = useQueryClient();
  const form = useSchemaForm(answerSchema, {
    defaultValues: { words: posted?.values.words ?? '' },
  });
  const { tryToDecide, isDeciding } = useDecision({
    send: async (words: string | null, call) => {
      if (words === null) await referencesApi.decline({ token }, call);
      else await referencesApi.confirm({ token, words }, call);
      return words === null ? ('declined' as const) : ('confirmed' as const);
    },
    done: () => referenceMessages.answered,
    refusal: (error) => messageOf(error, 'REFERENCE_NOT_FOUND'),
    onEnd: () => undefined,
    refresh: (answer) =>
      answer
        ? onAnswered(answer)
        : queryClient.invalidateQueries({ queryKey: askedReferenceQuery(token).queryKey }),
  });
  const decide = (words: string | null) =>
    tryToDecide(words).catch(() =>
      form.setError('root', { message: referenceMessages.answerFailed }),
    );

  return (
    <Card>
      <p className="wrap-anywhere">
        {consultantName} says that you worked together on “{project}”. Clients will read your text
        under “{shownName}, {role}, {companyName}”.
      </p>
      <Form
        form={form}
        onSubmit={({ words }) => decide(words)}
        action={`/references/${token}`}
        aria-label="Your answer"
      >
        <PostedProblem posted={posted} />
        <TextAreaField
          control={form.control}
          name="words"
          label="What did you work on, and how was it?"
          rows={6}
          counterMax={wordsMaxLength}
        />
        <p className="text-sm text-ink-muted">
          You can answer once, until <DateText value={answerUntil} />. Write to us if you want your
          text deleted later.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isDeciding}>
            Confirm
          </Button>
          <Button
            type="submit"
            name="answer"
            value="decline"
            variant="secondary"
            pending={isDeciding}
            onClick={(event) => {
              event.preventDefault();
              void decide(null);
            }}
          >
            Decline, and do not ask me again
          </Button>
        </div>
      </Form>
    </Card>
  );
}
