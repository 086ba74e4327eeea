import { useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { grounds } from '../../rules.ts';
import { useRemoveReview } from '../hooks/use-moderation.ts';
import { ReasonsForm } from './reasons-form.tsx';

interface RemoveReviewProps {
  reviewId: string;
  onRemoved: () => void;
}

/** Removes a review, with the reasons that its author reads. */
export function RemoveReview({ reviewId, onRemoved }: RemoveReviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { decide, isDeciding, failed } = useRemoveReview(reviewId, () => {
    setIsOpen(false);
    onRemoved();
  });
  return (
    <Dialog
      title="Remove the review"
      description="Its author alone reads it from then on. They get your reasons by e-mail and can appeal for six months; another admin answers."
      trigger={<Button variant="secondary">Remove</Button>}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && (
        <ReasonsForm
          legend="On which ground?"
          options={grounds.options}
          label="The facts and the reason"
          button="Remove Review"
          isSending={isDeciding}
          hasFailed={failed !== undefined}
          onSend={(ground, reason) => decide({ ground, reason })}
        />
      )}
    </Dialog>
  );
}
