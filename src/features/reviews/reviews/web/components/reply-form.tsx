import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { ReviewId } from '../../ids.ts';
import { replyMaxLength } from '../../rules.ts';
import { reviewMessages } from '../messages.ts';
import { dealReviewsQuery, reviewsApi } from '../queries.ts';

interface ReplyFormProps {
  applicationId: string;
  reviewId: string;
}

/** The answer to a review of the own side: once, and final. */
export function ReplyForm({ applicationId, reviewId }: ReplyFormProps) {
  const [reply, setReply] = useState('');
  const [isTried, setIsTried] = useState(false);
  const queryClient = useQueryClient();
  const { decide, isDeciding, failed } = useDecision({
    send: (text: string, call) =>
      reviewsApi.reply({ reviewId: reviewId as ReviewId, reply: text }, call),
    done: () => ({ title: 'Answer Published', description: 'It stands below the review.' }),
    refusal: (error) => messageOf(error, 'REPLY_CLOSED'),
    onEnd: () => undefined,
    refresh: () =>
      queryClient.invalidateQueries({ queryKey: dealReviewsQuery(applicationId).queryKey }),
  });
  const text = reply.trim();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (text && text.length <= replyMaxLength) decide(text);
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label="Your answer"
      className="flex flex-col gap-3"
    >
      {failed && <Banner tone="danger">{reviewMessages.replyFailed}</Banner>}
      <Field
        label="Your answer"
        hint="Once, and it cannot be changed. It stands below the review."
        error={isTried && !text ? reviewMessages.replyMissing : undefined}
        counter={{ length: reply.length, max: replyMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={reply}
            onChange={(event) => setReply(event.currentTarget.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary" pending={isDeciding}>
          Publish Answer
        </Button>
      </div>
    </form>
  );
}
