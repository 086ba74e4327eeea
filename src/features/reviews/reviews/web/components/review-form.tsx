import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { messageOf } from '#lib/api/problem.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { DealReviews, ReviewInput } from '../../contract.ts';
import { facetsBy, type Mark, marks, reviewedBy, wordsMaxLength } from '../../rules.ts';
import { useSavedDraft } from '../hooks/use-saved-draft.ts';
import { reviewMessages, sideNames } from '../messages.ts';
import { dealReviewsQuery, reviewsApi } from '../queries.ts';

interface ReviewFormProps {
  applicationId: string;
  reviews: DealReviews;
}

const isWhole = (given: readonly (Mark | null)[]): given is Mark[] => !given.includes(null);
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
function answerOf(again: boolean | null): string | undefined {
  if (again === null) return undefined;
  return again ? 'yes' : 'no';
}

/** The own review: a draft that is kept as it is written, or one that was submitted and can still be changed. */
export function ReviewForm({
  applicationId,
  reviews: { side, own, reviewUntil },
}: ReviewFormProps) {
  const name = useId();
  const other = sideNames[reviewedBy[side]];
  const facets = facetsBy[side].options;
  const isSubmitted = own?.isSubmitted ?? false;
  const [given, setGiven] = useState<(Mark | null)[]>(own?.marks ?? facets.map(() => null));
  const [again, setAgain] = useState(own?.again ?? null);
  const [words, setWords] = useState(own?.words ?? '');
  const [isTried, setIsTried] = useState(false);
  const isTooLong = words.length > wordsMaxLength;
  const draft = useSavedDraft(
    applicationId,
    { marks: given, again, words },
    { isDraft: !isSubmitted && !isTooLong },
  );
  const queryClient = useQueryClient();
  const { queryKey } = dealReviewsQuery(applicationId);
  const { decide, isDeciding, failed } = useDecision({
    send: (review: ReviewInput, call) =>
      reviewsApi.submit({ applicationId: applicationId as ApplicationId, ...review }, call),
    done: (_, { revealed }) =>
      revealed.length > 0
        ? { title: 'Reviews Revealed', description: 'Both reviews can be read now.' }
        : { title: 'Review Submitted', description: `The ${other} cannot see it yet.` },
    refusal: (error) => messageOf(error, 'REVIEW_CLOSED'),
    onEnd: () => undefined,
    refresh: (result) => {
      if (result) queryClient.setQueryData(queryKey, result);
      else void queryClient.invalidateQueries({ queryKey });
      return queryClient.invalidateQueries({ queryKey: ['answers'] });
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isWhole(given) || again === null || isTooLong) return;
    draft.stop();
    decide({ marks: given, again, words: words.trim() });
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label="Your review"
      className="flex flex-col gap-6"
    >
      {failed && <Banner tone="danger">{reviewMessages.submitFailed}</Banner>}
      {facets.map(({ value: facet, label }, at) => (
        <RadioGroup
          key={facet}
          legend={label}
          name={`${name}-${facet}`}
          required
          options={marks.options}
          value={given[at] ?? undefined}
          error={isTried && !given[at] ? reviewMessages.answerMissing : undefined}
          onValueChange={(value) =>
            setGiven((before) =>
              before.map((mark, place) => (place === at && marks.has(value) ? value : mark)),
            )
          }
        />
      ))}
      <RadioGroup
        legend="Would you work with them again?"
        name={`${name}-again`}
        required
        layout="inline"
        options={answers}
        value={answerOf(again)}
        error={isTried && again === null ? reviewMessages.answerMissing : undefined}
        onValueChange={(value) => setAgain(value === 'yes')}
      />
      <Field
        label="In your words"
        optional
        hint="What went well, and what would you tell others? Please name no confidential details."
        error={isTooLong ? `Please use at most ${wordsMaxLength} characters` : undefined}
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
      <div className="flex flex-col gap-3">
        <p className="text-ink-muted">
          The {other} reads your review when theirs is there, or after {lastDayInWords(reviewUntil)}
          . Until then you can change it, and they do not see whether there is one.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={isDeciding}>
            {isSubmitted ? 'Save Changes' : 'Submit Review'}
          </Button>
          <p role="status" className="text-sm text-ink-muted">
            {isSubmitted && 'Submitted.'}
            {!isSubmitted && draft.state === 'saved' && 'Draft saved.'}
            {!isSubmitted && draft.state === 'failed' && reviewMessages.draftFailed}
          </p>
        </div>
      </div>
    </form>
  );
}

/** The last day on which a review can be written: the one before the midnight at which time is up. */
const lastDayInWords = (reviewUntil: string): string =>
  dayInWords(new Date(new Date(reviewUntil).getTime() - 1));
