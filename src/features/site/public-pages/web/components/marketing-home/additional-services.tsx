import { Link } from '@tanstack/react-router';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { PageSection } from '../page-section.tsx';
import { ServiceCards } from '../service-cards.tsx';

/** The services that can be ordered on top. */
export function AdditionalServices() {
  return (
    <PageSection
      tone="band"
      title="Additional Services"
      lead="Help for businesses that would rather have a step done for them."
      action={
        <Link to="/business-services" className={buttonClassName({ variant: 'secondary' })}>
          All Business Services
        </Link>
      }
    >
      <ServiceCards />
    </PageSection>
  );
}
