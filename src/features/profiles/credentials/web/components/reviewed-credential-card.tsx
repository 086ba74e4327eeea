import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { verificationMethods } from '#catalogue/enumerations/credential.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import type { ReviewedCredential } from '../../contract.ts';
import { rejectionReasonMaxLength } from '../../rules.ts';
import { useReview } from '../hooks/use-review.ts';
import { credentialMessages } from '../messages.ts';
import { nameOf } from './certification-list.tsx';
import { CredentialStateBadge } from './credential-state-badge.tsx';
import { EvidenceDetails } from './evidence-details.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const decidedAs = {
  verified: 'Verified',
  rejected: 'Rejected',
  elsewhere: 'In another state by now',
} as const;

interface ReviewedCredentialCardProps {
  credential: ReviewedCredential;
  /** It is in another state by now. */
  isGone: boolean;
}

/** A credential as an admin looks at it, with the decisions that it waits for. */
export function ReviewedCredentialCard({ credential, isGone }: ReviewedCredentialCardProps) {
  const { certification, consultant, state, can } = credential;
  const titleId = useId();
  const [asked, setAsked] = useState<'verify' | 'reject' | null>(null);

  const review = useReview(credential, () => setAsked(null));

  return (
    <Card role="group" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <CardTitle level={3} id={titleId} className="wrap-anywhere">
            {nameOf(certification)}
          </CardTitle>
          <p className="wrap-anywhere text-ink-muted">
            {consultant.name}, {consultant.email}
          </p>
        </div>
        <CredentialStateBadge state={isGone ? (review.decided?.as ?? state) : state} />
      </div>
      <EvidenceDetails
        evidence={credential}
        more={[
          { term: 'Sent', details: <DateText value={credential.submittedAt} /> },
          ...decisionOf(credential),
        ]}
      />
      {(can.verify || can.reject) && (
        <CardFooter className="sm:justify-end">
          <DecisionButtons
            decided={isGone ? decidedAs[review.decided?.as ?? 'elsewhere'] : null}
            isOwn={review.decided !== undefined}
          >
            {can.reject && (
              <Button
                variant="secondary"
                aria-describedby={titleId}
                onClick={() => setAsked('reject')}
              >
                <X aria-hidden="true" />
                {state === 'verified' ? 'Take Verification Back' : 'Reject'}
              </Button>
            )}
            {can.verify && (
              <Button aria-describedby={titleId} onClick={() => setAsked('verify')}>
                <Check aria-hidden="true" />
                Verify
              </Button>
            )}
          </DecisionButtons>
        </CardFooter>
      )}
      <VerifyDialog
        credential={credential}
        isOpen={asked === 'verify'}
        onClose={() => setAsked(null)}
        review={review}
      />
      <RejectDialog
        credential={credential}
        isOpen={asked === 'reject'}
        onClose={() => setAsked(null)}
        review={review}
      />
    </Card>
  );
}

interface RejectDialogProps {
  credential: ReviewedCredential;
  isOpen: boolean;
  onClose: () => void;
  review: ReturnType<typeof useReview>;
}

function RejectDialog({ credential, isOpen, onClose, review }: RejectDialogProps) {
  const { decide, isDeciding, failed } = review;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Reject this credential?"
      description={`${nameOf(credential.certification)} of ${credential.consultant.name} gets no badge. The consultant can correct the evidence and send it again.`}
      confirmLabel="Reject Credential"
      destructive
      reason={{
        label: 'Reason',
        hint: 'The consultant will read it, by e-mail too.',
        maxLength: rejectionReasonMaxLength,
        requiredMessage: 'Please say why, so that the consultant knows what to fix',
      }}
      pending={isDeciding}
      error={failed && credentialMessages.notDecided}
      onConfirm={(reason) => decide({ as: 'rejected', reason })}
    />
  );
}

function decisionOf({ decidedAt, decidedBy, method, reason }: ReviewedCredential) {
  if (!decidedAt) return [];
  return [
    {
      term: 'Decided',
      details: (
        <>
          <DateText value={decidedAt} />
          {decidedBy && ` by ${decidedBy}`}
        </>
      ),
    },
    ...(method ? [{ term: 'How', details: verificationMethods.label(method) }] : []),
    ...(reason
      ? [{ term: 'Why', details: <span className="whitespace-pre-line">{reason}</span> }]
      : []),
  ];
}
