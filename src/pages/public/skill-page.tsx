import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { isSkillId, skillById } from '#catalogue/skills.ts';
import { relatedSkills } from '#features/profiles/directory/rules/related-skills.ts';
import { CityLinks } from '#features/profiles/directory/web/components/counted-links.tsx';
import { GroupFigures } from '#features/profiles/directory/web/components/group-figures.tsx';
import { loadGroup } from '#features/profiles/directory/web/components/load-group.ts';
import { RelatedSkills } from '#features/profiles/directory/web/components/related-skills.tsx';
import {
  listedConsultantsQuery,
  publicDirectoryQuery,
  publicSkillQuery,
} from '#features/profiles/directory/web/queries.ts';
import { Breadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { directoryTrail } from '#features/site/public-pages/web/components/directory-trail.ts';
import { FindYourOwn } from '#features/site/public-pages/web/components/find-your-own.tsx';
import { LinkedData } from '#features/site/public-pages/web/components/linked-data.tsx';
import { ListedConsultants } from '#features/site/public-pages/web/components/listed-consultants.tsx';
import { skillHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { readAfter } from '#features/site/public-pages/web/components/read-after.ts';
import { SkillProof } from '#features/site/public-pages/web/components/skill-guides/skill-proof.tsx';
import { TypicalProjects } from '#features/site/public-pages/web/components/skill-guides/typical-projects.tsx';
import { listedService } from '#features/site/public-pages/web/components/structured-data.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

export const Route = createFileRoute('/consultants/skill/$skill')({
  validateSearch: readAfter,
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: async ({ context: { queryClient }, params: { skill }, deps: { after } }) => {
    if (!isSkillId(skill)) throw notFound();
    const cards = listedConsultantsQuery({ skill, cursor: after });
    const [group, directory, { guideOf }] = await Promise.all([
      loadGroup(queryClient, publicSkillQuery(skill), cards),
      queryClient.fetchQuery(publicDirectoryQuery),
      // A chunk of its own, and only the guide of this page travels with it.
      import('#features/site/public-pages/content/skill-guides/all-skill-guides.ts'),
    ]);
    const listed = directory.skills.map((entry) => entry.skill);
    return { group, related: relatedSkills(skill, listed), guide: guideOf(skill), after };
  },
  head: ({ loaderData, match: { pathname } }) => {
    if (!loaderData) return {};
    const { group, guide, after } = loaderData;
    return skillHead(group.skill, guide.title, { pathname, after, description: guide.description });
  },
  component: SkillPage,
});

function SkillPage() {
  const { group, related, guide, after } = Route.useLoaderData();
  const { skill } = group;
  const [whatItIs, whatFor] = guide.about;
  const { name, microsoftName } = skillById(skill);
  const todaysName =
    microsoftName && microsoftName !== guide.name
      ? `Microsoft’s name for it today: ${microsoftName}.`
      : undefined;
  return (
    <>
      <PageHero
        kicker={
          <Breadcrumbs trail={directoryTrail({ name, path: `/consultants/skill/${skill}` })} />
        }
        title={guide.title}
        lead={whatItIs}
        actions={
          <Link to="/post-project" className={buttonClassName({ size: 'lg' })}>
            Post a Project
          </Link>
        }
        note={todaysName}
        illustration={<GroupFigures figures={group} />}
      />
      <ListedConsultants group={{ skill }} after={after} />
      <PageSection tone="band" title="What they are brought in for" lead={whatFor}>
        {guide.projects.length > 0 && <TypicalProjects projects={guide.projects} />}
      </PageSection>
      <PageSection layout="beside" title="How to tell who knows it">
        <SkillProof skill={skill} guide={guide} />
      </PageSection>
      <PageSection tone="band" title="Where they are">
        <CityLinks cities={group.cities} />
      </PageSection>
      {related.length > 0 && (
        <PageSection layout="beside" title="Related skills">
          <RelatedSkills skills={related} />
        </PageSection>
      )}
      <FindYourOwn />
      <LinkedData
        things={[
          listedService({
            name: guide.title,
            description: whatItIs,
            path: `/consultants/skill/${skill}`,
            consultants: group.consultants,
            rates: group.ratesUsd,
            areas: group.cities.map((city) => city.name),
          }),
        ]}
      />
    </>
  );
}
