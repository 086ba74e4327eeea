import type { RefObject } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';

interface SignUpSentProps {
  /** Unknown where the form was sent without scripts. */
  sentTo: string | undefined;
  /** Shows the form again, empty. */
  onAgain: (() => void) | undefined;
  /** Takes the focus from the form, which is gone. */
  focusRef: RefObject<HTMLDivElement | null>;
}

/** In the place of the form once it was taken: what comes next. */
export function SignUpSent({ sentTo, onAgain, focusRef }: SignUpSentProps) {
  return (
    <div ref={focusRef} tabIndex={-1} className="flex flex-col items-start gap-6 outline-none">
      <Banner tone="success" title="Check your email" className="self-stretch">
        We've sent you a confirmation link to complete your registration.
        {sentTo && <span className="wrap-anywhere"> It went to {sentTo}.</span>}
      </Banner>
      <p className="text-ink-muted">
        The link works for 24 hours. Nothing there? Look among the unwanted mails, or ask for
        another link under “Already a Member?”.
      </p>
      {onAgain && (
        <Button variant="secondary" onClick={onAgain}>
          Sign up with another address
        </Button>
      )}
    </div>
  );
}
