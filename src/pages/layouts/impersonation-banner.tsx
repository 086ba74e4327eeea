import { useEffect, useState } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { Button } from '#ui/primitives/button.tsx';

type SignedInView = Extract<ViewerView, { kind: 'signed-in' }>;
type ImpersonationBannerProps = Pick<
  SignedInView,
  'userId' | 'firstName' | 'lastName' | 'email'
> & {
  lookingIn: NonNullable<SignedInView['lookingIn']>;
};

// No other viewer needs this code.
const loadActions = () => import('./follow-impersonation.ts');

/** Shows on every page that an admin is impersonating a user, and for how long, with a button to stop. */
export function ImpersonationBanner({
  userId,
  firstName,
  lastName,
  email,
  lookingIn,
}: ImpersonationBannerProps) {
  const { secondsLeft } = lookingIn;
  const [left, setLeft] = useState(secondsLeft);
  const [isStopping, setStopping] = useState(false);
  useEffect(() => {
    const followed = loadActions().then(({ followImpersonation }) =>
      followImpersonation({ userId, secondsLeft }, setLeft),
    );
    return () => void followed.then((stop) => stop()).catch(() => undefined);
  }, [userId, secondsLeft]);
  const stop = async () => {
    setStopping(true);
    const isLeaving = loadActions().then(({ stopImpersonating }) => stopImpersonating(userId));
    // Should its code not come, the button is there to be pressed again.
    setStopping(await isLeaving.catch(() => false));
  };
  const name = `${firstName} ${lastName}`.trim();
  return (
    <aside
      aria-label="Impersonation"
      className="sticky top-0 z-20 flex items-center justify-center gap-x-4 border-b border-warning-line bg-warning-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      <p className="min-w-0 wrap-anywhere">
        You are impersonating <strong>{name || email}</strong>
        {name && <span className="max-sm:hidden"> ({email})</span>}. This view is read-only.{' '}
        {inWords(left)} left.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        pending={isStopping}
        onClick={() => void stop()}
      >
        Stop impersonating
      </Button>
    </aside>
  );
}

function inWords(seconds: number): string {
  if (seconds <= 60) return 'Less than a minute';
  return `${Math.ceil(seconds / 60)} minutes`;
}
