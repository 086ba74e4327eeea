import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { wordsMaxLength } from '../../rules/words.ts';
import { referenceMessages } from '../messages.ts';
import { referencesApi } from '../queries.ts';

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
}

/** A former client confirms in their own words that they worked with a consultant, or declines. */
export function AnswerReference({ token, asked }: AnswerReferenceProps) {
  const { consultantName, shownName, companyName, project, role, answerUntil } = asked;
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [answered, setAnswered] = useState<'confirmed' | 'declined'>();
  const { decide, isDeciding, failed } = useDecision({
    send: async (text: string | null, call) => {
      if (text === null) await referencesApi.decline({ token }, call);
      else await referencesApi.confirm({ token, words: text }, call);
      setAnswered(text === null ? 'declined' : 'confirmed');
    },
    done: () => ({ title: 'Answer Sent', description: 'Thank you.' }),
    refusal: (error) => messageOf(error, 'REFERENCE_NOT_FOUND'),
    onEnd: () => undefined,
    refresh: () => undefined,
  });
  const text = words.trim();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (text && text.length <= wordsMaxLength) decide(text);
  }

  if (answered) {
    return (
      <Banner tone="success" title="Thank you for your answer">
        {answered === 'confirmed'
          ? `Clients read your reference on the profile of ${consultantName}.`
          : `${consultantName} cannot ask you at this address again.`}
      </Banner>
    );
  }
  return (
    <Card>
      <p className="wrap-anywhere">
        {consultantName} says that you worked together on “{project}”. Clients will read your text
        under “{shownName}, {role}, {companyName}”.
      </p>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        {failed !== undefined && <Banner tone="danger">{referenceMessages.answerFailed}</Banner>}
        <Field
          label="What did you work on, and how was it?"
          required
          error={isTried && !text ? referenceMessages.wordsMissing : undefined}
          counter={{ length: words.length, max: wordsMaxLength }}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
        </Field>
        <p className="text-sm text-ink-muted">
          You can answer once, until <DateText value={answerUntil} />. Write to us if you want your
          text deleted later.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isDeciding}>
            Confirm
          </Button>
          <Button variant="secondary" pending={isDeciding} onClick={() => decide(null)}>
            Decline, and do not ask me again
          </Button>
        </div>
      </form>
    </Card>
  );
}
