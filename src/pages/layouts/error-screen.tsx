import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { isMissingCode, loadAnew, mayLoadAnew } from '#ssr/missing-code.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PendingScreen } from './pending-screen.tsx';

/** Shown in place of a page that failed: what happened, as far as a person can use it, and two ways on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const queryErrors = useQueryErrorResetBoundary();
  const [isTrying, setTrying] = useState(false);
  const problem = asApiProblem(error);
  const isLoadingAnew = useLoadingAnew(error);
  if (isLoadingAnew) return <PendingScreen />;

  /**
   * What the page has asked for is asked again, and never taken from what is remembered: that may be what it fails on.
   */
  async function tryAgain() {
    setTrying(true);
    queryErrors.reset();
    await queryClient.resetQueries({ type: 'inactive' });
    await router.invalidate();
    setTrying(false);
    reset();
  }

  return (
    <Container className="py-16 sm:py-28">
      <h1 className="text-4xl font-semibold text-ink">Unexpected Application Error!</h1>
      <p role="alert" className="mt-4 text-lg text-ink-muted">
        {problem ? `${problem.status} ${problem.message}` : 'Something went wrong on this page.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button pending={isTrying} onClick={() => void tryAgain()}>
          Try again
        </Button>
        <Link to="/" className={buttonClassName({ variant: 'secondary' })}>
          Return to Home
        </Link>
      </div>
    </Container>
  );
}

/** Where code of the page is gone, the server has a page with other code: loads it, unless that was tried. */
function useLoadingAnew(error: unknown): boolean {
  const [isLoading, setLoading] = useState(() => isMissingCode(error) && mayLoadAnew());
  useEffect(() => {
    if (isLoading) void loadAnew().then(setLoading);
  }, [isLoading]);
  return isLoading;
}
