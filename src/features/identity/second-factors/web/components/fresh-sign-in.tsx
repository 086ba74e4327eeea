import { lazy, Suspense, useEffect, useState } from 'react';
import { mendRefusals } from '#lib/api/mended-refusals.ts';
import type { OtherWay } from './other-way.ts';

// Most pages never ask.
const FreshSignInDialog = lazy(async () => ({
  default: (await import('./fresh-sign-in-dialog.tsx')).FreshSignInDialog,
}));

/**
 * Asks for a fresh sign-in wherever a call was refused because the sign-in is too old, in a dialog over the page; then
 * the call is made once more. So no text that a user was writing is lost.
 */
export function FreshSignIn({ otherWay }: { otherWay: OtherWay }) {
  const [end, setEnd] = useState<(isProven: boolean) => void>();

  useEffect(() => {
    let asked: Promise<boolean> | undefined;
    return mendRefusals(({ code }) => {
      if (code !== 'SIGN_IN_AGAIN') return Promise.resolve(false);
      // Calls that were refused together wait for one answer.
      asked ??= new Promise<boolean>((resolve) => {
        setEnd(() => (isProven: boolean) => {
          asked = undefined;
          setEnd(undefined);
          resolve(isProven);
        });
      });
      return asked;
    });
  }, []);

  if (!end) return null;
  return (
    <Suspense>
      <FreshSignInDialog onEnd={end} otherWay={otherWay} />
    </Suspense>
  );
}
