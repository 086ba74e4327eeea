import { createFileRoute, Link } from '@tanstack/react-router';
import { businessServices } from '#features/site/public-pages/content/business-services.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { CallToAction } from '#features/site/public-pages/web/components/call-to-action.tsx';
import { CheckList } from '#features/site/public-pages/web/components/check-list.tsx';
import { LinkedData } from '#features/site/public-pages/web/components/linked-data.tsx';
import { orderedServices } from '#features/site/public-pages/web/components/ordered-services.ts';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { serviceIcons } from '#features/site/public-pages/web/components/service-icons.ts';
import { servicePrice } from '#features/site/public-pages/web/components/service-price.ts';
import { StepList } from '#features/site/public-pages/web/components/step-list.tsx';
import { TopicIcon } from '#features/site/public-pages/web/components/topic-icon.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardFooter } from '#ui/primitives/card.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';

export const Route = createFileRoute('/business-services')({
  head: () => pageHead('/business-services'),
  component: BusinessServicesPage,
});

const orderSteps = [
  {
    title: 'Tell us what you need',
    text: 'Get Started opens a short form. A few lines about your project are enough, and you need no account.',
  },
  {
    title: 'Hear the price',
    text: 'A person answers by e-mail: what we would do, by when, and what it costs. Nothing starts before you agree.',
  },
  {
    title: 'Have it done',
    text: 'You get the result and an invoice. Your consultant’s rate stays untouched.',
  },
] as const;

function BusinessServicesPage() {
  return (
    <>
      <PageHero
        kicker={
          <>
            <PageBreadcrumbs path="/business-services" />
            <div className="mt-4">
              <BackLink render={<Link to="/client/portal" />}>Back to Portal</BackLink>
            </div>
          </>
        }
        title="Business Services"
        lead="Finding a consultant on Direct365 is free. When you would rather have a step done for you, order it here, one at a time."
      />
      <PageSection title="Three services">
        <ul className="grid gap-6 lg:grid-cols-3">
          {businessServices.map((service) => (
            <li key={service.id}>
              <Card className="h-full">
                <TopicIcon icon={serviceIcons[service.id]} />
                <div>
                  <h3 className="text-xl font-semibold text-ink">{service.name}</h3>
                  <p className="mt-1 font-semibold text-primary-ink">{servicePrice(service)}</p>
                  <p className="mt-3 text-ink-muted">{service.summary}</p>
                </div>
                <CheckList items={service.includes} />
                <CardFooter>
                  <Link
                    to="/business-services/order"
                    search={{ service: service.id }}
                    className={buttonClassName({ className: 'w-full' })}
                  >
                    Get Started<VisuallyHidden> with {service.name}</VisuallyHidden>
                  </Link>
                </CardFooter>
              </Card>
            </li>
          ))}
        </ul>
        <LinkedData things={orderedServices()} />
      </PageSection>
      <PageSection layout="beside" tone="band" title="How to order">
        <StepList steps={orderSteps} />
      </PageSection>
      <CallToAction
        title="Not sure what you need?"
        actions={
          <>
            <Link to="/contact" className={buttonClassName({ size: 'lg' })}>
              Contact Us
            </Link>
            <Link
              to="/client/portal"
              className={buttonClassName({ size: 'lg', variant: 'secondary' })}
            >
              Back to Portal
            </Link>
          </>
        }
      >
        Tell us where your project stands. We say honestly whether you need us for it.
      </CallToAction>
    </>
  );
}
