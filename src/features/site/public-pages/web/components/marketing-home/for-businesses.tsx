import { Link } from '@tanstack/react-router';
import { MessagesSquare, PiggyBank, Timer } from 'lucide-react';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { CardGrid, FeatureCard } from '../feature-card.tsx';
import { PageSection } from '../page-section.tsx';

/** Three reasons for businesses. */
export function ForBusinesses() {
  const { said } = useClaims();
  const saving = said('agencySaving');
  const response = said('consultantResponse');
  return (
    <PageSection
      title="For Businesses"
      lead="Find the consultant for a phase, a module or a whole implementation."
      action={
        <Link to="/business-home" className={buttonClassName()}>
          Learn More<VisuallyHidden> about Direct365 for businesses</VisuallyHidden>
        </Link>
      }
    >
      <CardGrid columns={3}>
        <FeatureCard icon={MessagesSquare} title="Speak with who does the work">
          Contact is direct from the cover letter on. You hear from the consultant, in their own
          words, what they would do.
        </FeatureCard>
        <FeatureCard icon={PiggyBank} title="Pay for work, not for margins">
          {saving && `Save ${saving} against agency fees. `}The rate you agree is the rate you pay.
        </FeatureCard>
        <FeatureCard icon={Timer} title={response ? 'Move within days' : 'Move without detours'}>
          {response
            ? `A typical consultant responds in ${response}. Post in the morning, and talk about the project tomorrow.`
            : 'Post your project, and talk about it with the consultants who answer.'}
        </FeatureCard>
      </CardGrid>
    </PageSection>
  );
}
