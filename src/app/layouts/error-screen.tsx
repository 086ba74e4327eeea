import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { asApiProblem } from '#lib/api/problem.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';

/** Shown in place of a page that failed: what happened, as far as a person can use it, and two ways on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const problem = asApiProblem(error);
  return (
    <Container className="py-16 sm:py-28">
      <h1 className="text-4xl font-semibold text-ink">Unexpected Application Error!</h1>
      <p role="alert" className="mt-4 text-lg text-ink-muted">
        {problem ? `${problem.status} ${problem.message}` : 'Something went wrong on this page.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Try again
        </Button>
        <Link to="/" className={buttonClassName({ variant: 'secondary' })}>
          Return to Home
        </Link>
      </div>
    </Container>
  );
}
