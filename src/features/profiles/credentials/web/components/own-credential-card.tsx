import { useEffect, useId, useRef, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import type { OwnCredential } from '../../contract.ts';
import { useOwnCredential } from '../hooks/use-own-credential.ts';
import { ownStateWords } from '../messages.ts';
import { nameOf } from './certification-list.tsx';
import { CredentialStateBadge } from './credential-state-badge.tsx';
import { EvidenceDetails } from './evidence-details.tsx';
import { EvidenceForm } from './evidence-form.tsx';

const evidenceButton: Record<OwnCredential['state'], string> = {
  claimed: 'Give Evidence',
  submitted: 'Change Evidence',
  verified: 'Change Evidence',
  expired: 'Renew Evidence',
  rejected: 'Correct Evidence',
};

/** One certification of the own profile: how far it is proven, and what can be done about it. */
export function OwnCredentialCard({ credential }: { credential: OwnCredential }) {
  const { certification, state, reason } = credential;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLDivElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { submit, withdraw, isWithdrawing, withdrawError } = useOwnCredential(certification, () => {
    setIsAsked(false);
    titleRef.current?.focus();
  });

  // The button that opened the form has made room for it.
  useEffect(() => {
    if (isEditing) formRef.current?.querySelector('input')?.focus();
  }, [isEditing]);

  function close() {
    setIsEditing(false);
    titleRef.current?.focus();
  }

  return (
    <Card role="group" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <CardTitle id={titleId} ref={titleRef} tabIndex={-1} className="min-w-0 wrap-anywhere">
          {nameOf(certification)}
        </CardTitle>
        <CredentialStateBadge state={state} />
      </div>
      <p className="text-ink-muted">{ownStateWords[state]}</p>
      {reason && (
        <Banner tone="warning" title="Why we could not confirm it">
          <p className="whitespace-pre-line">{reason}</p>
        </Banner>
      )}
      {isEditing ? (
        <div ref={formRef} className="flex flex-col gap-4">
          {state === 'verified' && (
            <p className="text-ink-muted">
              Other evidence than before waits for a new check. Until then the badge is gone.
            </p>
          )}
          <EvidenceForm
            credential={credential}
            label={nameOf(certification)}
            onCancel={close}
            onSend={async (evidence) => {
              await submit(evidence);
              close();
            }}
          />
        </div>
      ) : (
        <>
          {state !== 'claimed' && <EvidenceDetails evidence={credential} />}
          <CardFooter>
            <Button
              variant={state === 'verified' || state === 'submitted' ? 'secondary' : 'primary'}
              aria-describedby={titleId}
              onClick={() => setIsEditing(true)}
            >
              {evidenceButton[state]}
            </Button>
            {state !== 'claimed' && (
              <Button variant="ghost" aria-describedby={titleId} onClick={() => setIsAsked(true)}>
                Take Evidence Back
              </Button>
            )}
          </CardFooter>
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Take the evidence back?"
        description="Link, number and dates are deleted. The certification stays in your profile as a claim, without a badge."
        confirmLabel="Take Evidence Back"
        destructive
        pending={isWithdrawing}
        error={withdrawError}
        onConfirm={withdraw}
      />
    </Card>
  );
}
