import { createFileRoute, Link } from '@tanstack/react-router';
import { safeNextPath } from '#features/identity/accounts/rules/next-path.ts';
import {
  type FlowPurpose,
  flowPurposes,
  type MicrosoftProblem,
  microsoftProblems,
} from '#features/identity/sign-in-providers/rules/problems.ts';
import { MicrosoftSignIn } from '#features/identity/sign-in-providers/web/components/microsoft-sign-in.tsx';
import {
  problemMessages,
  purposeTitles,
} from '#features/identity/sign-in-providers/web/messages.ts';
import { offeredQuery } from '#features/identity/sign-in-providers/web/queries.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface ProblemSearch {
  problem?: MicrosoftProblem;
  /** What the user went to Microsoft for. */
  for?: FlowPurpose;
  /** A path on this site to go on to. */
  next?: string;
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((each) => each === value);

export const Route = createFileRoute('/auth/microsoft')({
  validateSearch: (search): ProblemSearch => {
    const problem = oneOf(microsoftProblems, search.problem);
    const purpose = oneOf(flowPurposes, search.for);
    return readParameters<ProblemSearch>(['problem', 'for', 'next'], {
      ...(problem ? { problem } : {}),
      ...(purpose ? { for: purpose } : {}),
      ...(typeof search.next === 'string' ? { next: search.next } : {}),
    });
  },
  // Never throws: where it cannot be loaded there are the other ways.
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(offeredQuery),
  head: () => ({ meta: [{ title: 'Sign in with Microsoft · Direct365' }] }),
  component: MicrosoftProblemPage,
});

function MicrosoftProblemPage() {
  const { problem = 'expired', for: purpose = 'sign-in', ...search } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const next = safeNextPath(search.next);
  const { tone, title, text } = problemMessages[problem];
  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader title={purposeTitles[purpose]} />
      <Banner tone={tone} title={title} className="mb-8">
        {text}
      </Banner>
      <div className="flex flex-col gap-4">
        {viewer.kind === 'signed-in' ? (
          <Link
            to="/account"
            className={buttonClassName({ variant: 'primary', size: 'lg', className: 'w-full' })}
          >
            Back to account settings
          </Link>
        ) : (
          <>
            <MicrosoftSignIn next={purpose === 'sign-in' ? next : '/account'} />
            <Link
              to="/auth"
              search={{ mode: 'signin', ...(next ? { next } : {}) }}
              className={buttonClassName({ variant: 'secondary', size: 'lg', className: 'w-full' })}
            >
              Sign in another way
            </Link>
          </>
        )}
        <p className="text-ink-muted">
          It does not get better?{' '}
          <Link to="/contact" className="text-link underline underline-offset-4">
            Contact us
          </Link>
          .
        </p>
      </div>
    </Container>
  );
}
