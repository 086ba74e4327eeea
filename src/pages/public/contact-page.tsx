import { createFileRoute } from '@tanstack/react-router';
import { Building2, LifeBuoy, type LucideIcon, Scale, UserRoundCheck } from 'lucide-react';
import {
  type ContactAddressId,
  contactAddresses,
  mailLink,
  supportHours,
} from '#features/site/public-pages/content/contact-addresses.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { TopicIcon } from '#features/site/public-pages/web/components/topic-icon.tsx';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';

export const Route = createFileRoute('/contact')({
  head: () => pageHead('/contact'),
  component: ContactPage,
});

interface ContactCard {
  address: ContactAddressId;
  icon: LucideIcon;
  title: string;
  text: string;
}

const cards: readonly ContactCard[] = [
  {
    address: 'support',
    icon: LifeBuoy,
    title: 'Support',
    text: 'Accounts, sign-in, applications, and everything that does not work as it should.',
  },
  {
    address: 'businesses',
    icon: Building2,
    title: 'For businesses',
    text: 'Projects, consultants, and the services we can do for you.',
  },
  {
    address: 'consultants',
    icon: UserRoundCheck,
    title: 'For consultants',
    text: 'Profiles, approval, subscriptions, invoices and referrals.',
  },
  {
    address: 'legal',
    icon: Scale,
    title: 'Legal and privacy',
    text: 'Terms, personal data, and reports of misuse.',
  },
];

function ContactPage() {
  const response = useClaims().said('supportResponse');
  return (
    <Container className="py-12 sm:py-16">
      <header className="max-w-prose">
        <div className="mb-3">
          <PageBreadcrumbs path="/contact" />
        </div>
        <h1 className="text-4xl font-semibold text-ink">Contact</h1>
        <p className="mt-4 text-lg text-ink-muted">Find the right contact for your question.</p>
      </header>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2">
        {cards.map(({ address, icon, title, text }) => (
          <li key={address}>
            <Card className="h-full">
              <TopicIcon icon={icon} />
              <div>
                <CardTitle>{title}</CardTitle>
                <p className="mt-2 text-ink-muted">{text}</p>
              </div>
              <a
                href={mailLink(address)}
                className="mt-auto inline-flex min-h-8 w-fit max-w-full items-center font-semibold wrap-anywhere text-primary-ink underline decoration-primary-line decoration-2 underline-offset-4 hover:decoration-current"
              >
                {contactAddresses[address]}
              </a>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="hours" className="mt-12 max-w-2xl">
        <h2 id="hours" className="text-xl font-semibold text-ink">
          When we answer
        </h2>
        <div className="mt-3">
          <DescriptionList
            items={[
              { term: 'Support hours', details: `${supportHours.hours}, ${supportHours.days}` },
              ...(response ? [{ term: 'Typical response', details: capitalised(response) }] : []),
            ]}
          />
        </div>
      </section>
    </Container>
  );
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
