import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { trialMonths } from '#features/billing/subscriptions/rules/plans.ts';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { CheckList } from '../check-list.tsx';
import { AnsweredApplicationIllustration } from '../illustrations/answered-application.tsx';
import { SideBySideIllustration } from '../illustrations/side-by-side.tsx';

/** What is in it for businesses, and what for consultants. */
export function ForBothSides() {
  const { figure, said } = useClaims();
  const saving = said('agencySaving');
  return (
    <div className="flex flex-col gap-20 border-y border-line bg-surface py-14 sm:py-20">
      <Side
        title="For businesses"
        lead="You run Dynamics 365 and need someone who has done it before: for a go-live, an upgrade, a stuck integration or three weeks of reports."
        points={[
          'Post a project with its modules, duration and budget, in public or in private',
          'Read applications side by side: skills, experience, rate and a cover letter',
          saving
            ? `Save ${saving} against agency fees`
            : 'Pay the rate you agree, and no agency fee',
          'Order help where you want it: interviews, sourcing, a contract',
        ]}
        illustration={<SideBySideIllustration />}
        action={
          <Link to="/business-home" className={buttonClassName()}>
            Direct365 for Businesses
          </Link>
        }
      />
      <Side
        title="For consultants"
        lead="You know the product inside out and would rather spend your time with clients than with middlemen."
        points={[
          `Keep ${figure('keptRate')} of your day rate; your client pays you`,
          `One flat subscription, and the first ${trialMonths} months are free`,
          'Real projects from the businesses themselves, and word of every decision at once',
          'One free month for each consultant you refer who starts a paid plan',
        ]}
        illustration={<AnsweredApplicationIllustration />}
        illustrationFirst
        action={
          <Link to="/consultant-home" className={buttonClassName()}>
            Direct365 for Consultants
          </Link>
        }
      />
    </div>
  );
}

interface SideProps {
  title: string;
  lead: string;
  points: readonly string[];
  illustration: ReactNode;
  illustrationFirst?: boolean;
  action: ReactNode;
}

function Side({ title, lead, points, illustration, illustrationFirst = false, action }: SideProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Container className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="max-w-prose">
          <h2 id={headingId} className="text-3xl font-semibold text-ink">
            {title}
          </h2>
          <p className="mt-3 text-lg text-ink-muted">{lead}</p>
          <CheckList items={points} className="mt-6" />
          <div className="mt-8">{action}</div>
        </div>
        <div
          className={`w-full max-w-xl lg:mx-auto lg:max-w-md ${illustrationFirst ? 'lg:order-first' : ''}`}
        >
          {illustration}
        </div>
      </Container>
    </section>
  );
}
