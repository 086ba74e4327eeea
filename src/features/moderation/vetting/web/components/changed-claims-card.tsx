import { type ReactNode, useState } from 'react';
import { nameOf } from '#features/profiles/credentials/web/components/certification-list.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import type { ChangedClaims } from '../../contract.ts';
import { useConfirmClaims } from '../hooks/use-vetting.ts';
import { claimWords, vettingMessages } from '../messages.ts';

interface ChangedClaimsCardProps {
  changed: ChangedClaims;
  /** The consultant's name, where the card is not on their own page. */
  title?: ReactNode;
  /** It waits no longer. */
  isGone?: boolean;
}

/** What a consultant claims in the place of what was approved, and the yes to it. */
export function ChangedClaimsCard({ changed, title, isGone = false }: ChangedClaimsCardProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { decide, isDeciding, decided, failed } = useConfirmClaims(changed, () =>
    setIsAsked(false),
  );
  const outcome = decided ? 'Confirmed' : 'No longer waiting';
  return (
    <Card>
      <CardTitle level={3} className="wrap-anywhere">
        {title ?? 'Changed since the approval'}
      </CardTitle>
      <p className="text-sm text-ink-muted">
        Last change <MomentText value={changed.changedAt} />. The consultant stays listed meanwhile.
      </p>
      {changed.changes.map(({ claim, before, after }) => {
        const shown = claim === 'certifications' ? nameOf : (line: string) => line;
        return (
          <div key={claim} className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <h4 className="font-semibold text-ink sm:col-span-2">{claimWords[claim]}</h4>
            <Lines label="Approved" lines={before.map(shown)} />
            <Lines label="Now" lines={after.map(shown)} />
          </div>
        );
      })}
      <CardFooter className="sm:justify-end">
        <DecisionButtons decided={isGone ? outcome : null} isOwn={decided !== undefined}>
          <Button onClick={() => setIsAsked(true)}>
            Confirm Claims<span className="sr-only"> of {changed.name}</span>
          </Button>
        </DecisionButtons>
      </CardFooter>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={`Confirm the claims of ${changed.name}?`}
        description="What the profile says now is approved in the place of what it said before."
        confirmLabel="Confirm Claims"
        pending={isDeciding}
        error={failed && vettingMessages.confirmFailed}
        onConfirm={() => decide('confirm')}
      />
    </Card>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-muted">{label}</p>
      {lines.length === 0 ? (
        <p>Nothing</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere whitespace-pre-line">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
