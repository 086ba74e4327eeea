import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { countries } from '#catalogue/enumerations/places.ts';
import { preloadConsultantPreview } from '#features/profiles/directory/web/components/consultant-preview/preload-preview.ts';
import { PublicCardList } from '#features/profiles/directory/web/components/consultant-preview/public-card-list.tsx';
import {
  CityLinks,
  SkillLinks,
} from '#features/profiles/directory/web/components/counted-links.tsx';
import { countOf } from '#features/profiles/directory/web/components/group-figures.tsx';
import {
  consultantPreviewQuery,
  publicDirectoryQuery,
} from '#features/profiles/directory/web/queries.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { FindYourOwn } from '#features/site/public-pages/web/components/find-your-own.tsx';
import { DirectoryBoardIllustration } from '#features/site/public-pages/web/components/illustrations/directory-board.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';

export const Route = createFileRoute('/consultants')({
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(publicDirectoryQuery),
      preloadConsultantPreview(context.queryClient),
    ]);
  },
  head: () => pageHead('/consultants'),
  component: ConsultantsPage,
});

function ConsultantsPage() {
  const { consultants, skills, cities } = useSuspenseQuery(publicDirectoryQuery).data;
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/consultants" />}
        title="Dynamics 365 consultants by skill and city"
        lead={
          consultants > 0
            ? `${countOf(consultants)} ${consultants === 1 ? 'is' : 'are'} listed today: approved, subscribed, and reached without an agency. Choose what you need, or where you are.`
            : 'Consultants are listed here by what they know and where they are, as soon as they are approved.'
        }
        actions={
          <Link to="/post-project" className={buttonClassName({ size: 'lg' })}>
            Post a Project
          </Link>
        }
        illustration={<DirectoryBoardIllustration />}
        note="Counted from the profiles every few minutes. A consultant with several skills counts for each."
      />
      {consultants === 0 && (
        <PageSection title="Skills and cities">
          <EmptyState icon={<Users />} title="No consultants available yet" level={3}>
            Our consultant network is growing. Check back soon for expert profiles!
          </EmptyState>
        </PageSection>
      )}
      {skills.length > 0 && (
        <PageSection
          id="skills"
          title="By skill"
          lead="What each is, what it costs, typical projects, and who knows it."
        >
          <SkillLinks skills={skills} />
        </PageSection>
      )}
      {cities.length > 0 && (
        <PageSection
          id="cities"
          tone="band"
          title="By city"
          lead="Where consultants live. Many work elsewhere too, or from where they are."
        >
          <div className="flex flex-col gap-8">
            {countries.values.map((country) => {
              const here = cities.filter((city) => city.country === country);
              return (
                here.length > 0 && (
                  <div key={country}>
                    <h3 className="mb-3 text-lg font-semibold text-ink">
                      {country === 'other' ? 'Other countries' : countries.label(country)}
                    </h3>
                    <CityLinks cities={here} />
                  </div>
                )
              );
            })}
          </div>
        </PageSection>
      )}
      <NewestConsultants />
      <FindYourOwn />
    </>
  );
}

/** Some of the consultants themselves; nothing while there are none, or when loading them failed. */
function NewestConsultants() {
  const cards = useQuery(consultantPreviewQuery).data?.items ?? [];
  if (cards.length === 0) return null;
  return (
    <PageSection
      id="newest"
      title="Newest in the directory"
      lead="As all visitors see them: by initials. Each skill and each city has a page with all of its own."
    >
      <PublicCardList cards={cards} />
    </PageSection>
  );
}
