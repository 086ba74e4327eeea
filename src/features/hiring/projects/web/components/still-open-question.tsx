import { useEffect, useRef, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { OwnProject } from '../../contract/project-views.ts';
import { useConfirmOpen } from '../hooks/use-confirm-open.ts';
import { confirmFailed } from '../messages.ts';

/**
 * Asks the client whether an open project still is, with the button that says so; nothing while there is no question.
 */
export function StillOpenQuestion({ project }: { project: OwnProject }) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { confirm, isConfirming, hasFailed } = useConfirmOpen(project.id, {
    onDone: () => setIsConfirmed(true),
  });
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isConfirmed) thanks.current?.focus();
  }, [isConfirmed]);

  if (!project.stillOpen) {
    if (!isConfirmed) return null;
    return (
      <div ref={thanks} tabIndex={-1}>
        <Banner tone="success" title="Thank you: it is still open">
          It stays open for another 30 days. Then we ask again.
        </Banner>
      </div>
    );
  }
  const { askedAt, closesOn } = project.stillOpen;
  return (
    <Banner
      tone="warning"
      title="Is this project still open?"
      action={
        <Button pending={isConfirming} onClick={confirm}>
          It is still open
        </Button>
      }
    >
      <p>
        We asked on <DateText value={askedAt} />. It closes on <DateText value={closesOn} />, unless
        you say that it is still open; everyone who waits for an answer is notified then.
      </p>
      {hasFailed && <p role="alert">{confirmFailed}</p>}
    </Banner>
  );
}
