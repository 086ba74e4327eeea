import { createFileRoute, Link } from '@tanstack/react-router';
import { countries } from '#catalogue/enumerations/places.ts';
import { skillById } from '#catalogue/skills.ts';
import type { PublicCityGroup } from '#features/profiles/directory/contract.ts';
import {
  CityLinks,
  SkillLinks,
} from '#features/profiles/directory/web/components/counted-links.tsx';
import {
  countOf,
  GroupFigures,
} from '#features/profiles/directory/web/components/group-figures.tsx';
import { loadGroup } from '#features/profiles/directory/web/components/load-group.ts';
import {
  listedConsultantsQuery,
  publicCityQuery,
  publicDirectoryQuery,
} from '#features/profiles/directory/web/queries.ts';
import { Breadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { directoryTrail } from '#features/site/public-pages/web/components/directory-trail.ts';
import { FindYourOwn } from '#features/site/public-pages/web/components/find-your-own.tsx';
import { LinkedData } from '#features/site/public-pages/web/components/linked-data.tsx';
import { ListedConsultants } from '#features/site/public-pages/web/components/listed-consultants.tsx';
import { cityHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { readAfter } from '#features/site/public-pages/web/components/read-after.ts';
import { SkillsInShort } from '#features/site/public-pages/web/components/skill-guides/skills-in-short.tsx';
import { listedService } from '#features/site/public-pages/web/components/structured-data.ts';
import { listOfAll } from '#lib/word-list.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

const skillsInShort = 3;
const neighbours = 12;

export const Route = createFileRoute('/consultants/city/$city')({
  validateSearch: readAfter,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, params: { city }, deps: { after } }) => {
    const cards = listedConsultantsQuery({ city, cursor: after });
    const [group, directory, { guideOf }] = await Promise.all([
      loadGroup(queryClient, publicCityQuery(city), cards),
      queryClient.fetchQuery(publicDirectoryQuery),
      import('#features/site/public-pages/content/skill-guides/all-skill-guides.ts'),
    ]);
    return {
      group,
      description: descriptionOf(group),
      after,
      mostKnown: group.skills.slice(0, skillsInShort).map(({ skill }) => ({
        skill,
        title: guideOf(skill).title,
        projects: guideOf(skill).projects,
      })),
      nearby: directory.cities
        .filter((other) => other.country === group.country && other.city !== group.city)
        .slice(0, neighbours),
    };
  },
  head: ({ loaderData, match: { pathname } }) => {
    if (!loaderData) return {};
    const { group, description, after } = loaderData;
    return cityHead(group.city, group.name, { pathname, after, description });
  },
  component: CityPage,
});

const placeOf = ({ name, country }: PublicCityGroup): string =>
  country === 'other' ? name : `${name}, ${countries.label(country)}`;

const namesOf = ({ skills }: PublicCityGroup, most: number): string =>
  listOfAll(skills.slice(0, most).map(({ skill }) => skillById(skill).name));

const descriptionOf = (group: PublicCityGroup): string =>
  `${countOf(group.consultants)} for Dynamics 365 in ${placeOf(group)}. Known best: ${namesOf(group, 2)}. Rates, availability, typical projects.`;

const leadOf = (group: PublicCityGroup): string =>
  `${countOf(group.consultants)} listed in ${placeOf(group)}, approved and with an active subscription. What is known most: ${namesOf(group, 4)}. You speak with them directly; no agency takes a share.`;

function CityPage() {
  const { group, after, mostKnown, nearby } = Route.useLoaderData();
  const { city, name } = group;
  const lead = leadOf(group);
  return (
    <>
      <PageHero
        kicker={<Breadcrumbs trail={directoryTrail({ name, path: `/consultants/city/${city}` })} />}
        title={`Dynamics 365 consultants in ${name}`}
        lead={lead}
        actions={
          <Link to="/post-project" className={buttonClassName({ size: 'lg' })}>
            Post a Project
          </Link>
        }
        illustration={<GroupFigures figures={group} />}
      />
      <ListedConsultants group={{ city }} after={after} />
      <PageSection
        tone="band"
        title={`What is known in ${name}`}
        lead="Each skill leads to what it is, what it costs and who else knows it."
      >
        <SkillLinks skills={group.skills} />
        <SkillsInShort skills={mostKnown} />
      </PageSection>
      {nearby.length > 0 && (
        <PageSection
          title={
            group.country === 'other'
              ? 'Other cities'
              : `Other cities, ${countries.label(group.country)}`
          }
        >
          <CityLinks cities={nearby} />
        </PageSection>
      )}
      <FindYourOwn />
      <LinkedData
        things={[
          listedService({
            name: `Dynamics 365 consultants in ${name}`,
            description: lead,
            path: `/consultants/city/${encodeURIComponent(city)}`,
            consultants: group.consultants,
            rates: group.ratesUsd,
            areas: [name],
          }),
        ]}
      />
    </>
  );
}
