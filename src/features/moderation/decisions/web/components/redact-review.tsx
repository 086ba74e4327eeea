import { type FormEvent, useId, useState } from 'react';
import {
  passageMinLength,
  type RedactedPart,
  redactedParts,
} from '#features/reviews/reviews/rules.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { RadioGroup } from '#ui/primitives/radio-group.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { reasonMaxLength } from '../../rules.ts';
import { useRedactReview } from '../hooks/use-moderation.ts';
import { decisionMessages } from '../messages.ts';

/** Takes personal data out of a review or the answer to it, with the reason that its writer reads. */
export function RedactReview({ reviewId }: { reviewId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Take words out"
      description="Others read “[…]” in their place. The marks and the rating stay. The writer gets your reason by e-mail and can appeal."
      trigger={<Button variant="secondary">Take Words Out</Button>}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && <RedactForm reviewId={reviewId} onEnd={() => setIsOpen(false)} />}
    </Dialog>
  );
}

const partWords: Record<RedactedPart, string> = {
  review: 'In the review',
  answer: 'In the answer to it',
};

function RedactForm({ reviewId, onEnd }: { reviewId: string; onEnd: () => void }) {
  const partName = useId();
  const [part, setPart] = useState<RedactedPart>('review');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useRedactReview(reviewId, onEnd);
  const passages = typed.split('\n').flatMap((line) => line.trim() || []);
  const isTooShort = passages.some((passage) => passage.length < passageMinLength);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const given = reason.trim();
    if (passages.length > 0 && !isTooShort && given && given.length <= reasonMaxLength) {
      decide({ part, passages, reason: given });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      {failed && <Banner tone="danger">{decisionMessages.failed}</Banner>}
      <RadioGroup
        legend="Where do they stand?"
        name={partName}
        required
        options={redactedParts.map((value) => ({ value, label: partWords[value] }))}
        value={part}
        onValueChange={(value) => setPart(value === 'answer' ? value : 'review')}
      />
      <Field
        label="Words to take out"
        hint="As they stand there, a line for each passage."
        required
        error={
          isTried && (passages.length === 0 || isTooShort)
            ? decisionMessages.passagesMissing
            : undefined
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="The facts and the reason"
        required
        error={isTried && reason.trim() === '' ? decisionMessages.reasonMissing : undefined}
        counter={{ length: reason.length, max: reasonMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={isDeciding} className="self-end">
        Take Words Out
      </Button>
    </form>
  );
}
