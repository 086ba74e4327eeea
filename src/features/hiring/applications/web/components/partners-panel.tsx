import { ExternalLink, Handshake } from 'lucide-react';
import { Card } from '#ui/primitives/card.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';

interface Resource {
  name: string;
  url: string;
  about: string;
}

// Places a Dynamics 365 consultant uses anyway. Being listed here is no partnership, and the panel says so.
const resources: readonly Resource[] = [
  {
    name: 'Microsoft Learn: Dynamics 365',
    url: 'https://learn.microsoft.com/dynamics365/',
    about: 'The product documentation of every Dynamics 365 application.',
  },
  {
    name: 'Microsoft Learn: training',
    url: 'https://learn.microsoft.com/training/dynamics365/',
    about: 'Free learning paths and modules, by product and by role.',
  },
  {
    name: 'Microsoft credentials',
    url: 'https://learn.microsoft.com/credentials/',
    about: 'Certifications, their exams, renewals and retirement dates.',
  },
  {
    name: 'Dynamics 365 community',
    url: 'https://community.dynamics.com/',
    about: 'Forums, blogs and user groups.',
  },
  {
    name: 'Power Platform community',
    url: 'https://community.powerplatform.com/',
    about: 'Forums and galleries for Power Apps, Power Automate and Power BI.',
  },
  {
    name: 'Release plans',
    url: 'https://releaseplans.microsoft.com/',
    about: 'What is planned, when it comes, and what has been delivered.',
  },
];

/** Partners, once there are any; until then places that help with the work. */
export function PartnersPanel() {
  return (
    <div className="flex flex-col gap-8">
      <EmptyState icon={<Handshake />} title="Our partners will be listed here">
        There are none yet. Below are places outside Direct365 that help with Dynamics 365 work.
      </EmptyState>
      <section aria-labelledby="resources">
        <h2 id="resources" className="text-xl font-semibold text-ink">
          Useful resources
        </h2>
        <p className="mt-1 mb-4 text-ink-muted">
          Run by Microsoft and its communities, and not connected with Direct365.
        </p>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {resources.map(({ name, url, about }) => (
            <li key={url} className="flex">
              <Card interactive className="w-full">
                <h3 className="font-semibold text-ink">
                  <a
                    href={url}
                    rel="noopener noreferrer"
                    className="inline-flex items-center gap-2 text-primary-ink no-underline after:absolute after:inset-0 hover:underline"
                  >
                    {name}
                    <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
                  </a>
                </h3>
                <p className="text-ink-muted">{about}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
