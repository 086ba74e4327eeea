import { createFileRoute, Link } from '@tanstack/react-router';
import { adjacentSkills } from '#catalogue/adjacent-skills.ts';
import { openProjectSorts } from '#catalogue/enumerations/project.ts';
import { extraSkillById, isExtraSkillId } from '#catalogue/extra-skills.ts';
import { type SkillId, skillById } from '#catalogue/skills.ts';
import { labelOfSort, searchSorts } from '#features/search/query/rules/sorts.ts';
import {
  neverCounts,
  openProjectOrderTexts,
  orderTexts,
  relatedSkillsText,
  suggestionRules,
} from '#features/site/public-pages/content/ranking.ts';
import { PageBreadcrumbs } from '#features/site/public-pages/web/components/breadcrumbs.tsx';
import { CallToAction } from '#features/site/public-pages/web/components/call-to-action.tsx';
import { CheckList } from '#features/site/public-pages/web/components/check-list.tsx';
import { WeighedFactorsIllustration } from '#features/site/public-pages/web/components/illustrations/weighed-factors.tsx';
import { pageHead } from '#features/site/public-pages/web/components/page-head.ts';
import { PageHero } from '#features/site/public-pages/web/components/page-hero.tsx';
import { PageSection } from '#features/site/public-pages/web/components/page-section.tsx';
import { SearchWeights } from '#features/site/public-pages/web/components/ranking/search-weights.tsx';
import { WeightTable } from '#features/site/public-pages/web/components/ranking/weight-table.tsx';
import { WordWeights } from '#features/site/public-pages/web/components/ranking/word-weights.tsx';
import { WorkedExample } from '#features/site/public-pages/web/components/ranking/worked-example.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

export const Route = createFileRoute('/how-ranking-works')({
  head: () => pageHead('/how-ranking-works'),
  component: HowRankingWorksPage,
});

function HowRankingWorksPage() {
  return (
    <>
      <PageHero
        kicker={<PageBreadcrumbs path="/how-ranking-works" />}
        title="How ranking works"
        lead="Who comes first, and why. Everything that counts is on this page, with its weight; nothing else does, and no place can be bought."
        illustration={<WeighedFactorsIllustration />}
      />
      <PageSection
        title="The match score"
        lead="Consultants suggested for a project are ordered by a score of 100 points. Client and consultant both see the points of each factor, what matched and what is missing. The same profile and the same project always get the same score, and adding a skill that is asked for never lowers it."
      >
        <WeightTable />
        <div className="mt-10">
          <CheckList items={suggestionRules} />
        </div>
      </PageSection>
      <PageSection
        tone="band"
        title="An example"
        lead="Computed by the same engine while this page was made."
      >
        <WorkedExample />
      </PageSection>
      <PageSection
        title="What the words of a project weigh"
        lead="A text is taken apart into what people say, names, and other words. Each thing counts once, wherever it stands and however often: repeating it brings nothing."
      >
        <WordWeights />
      </PageSection>
      <PageSection tone="band" title="Related skills" lead={relatedSkillsText}>
        <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {adjacentSkills.map(({ knows, helpsWith, degree, reason }) => (
            <li key={`${knows} ${helpsWith}`} className="border-l-2 border-primary-line pl-4">
              <h3 className="font-semibold text-ink">
                {skillById(knows).name} is {degree === 'close' ? 'close to' : 'related to'}{' '}
                {nameOf(helpsWith)}
              </h3>
              <p className="mt-1 text-ink-muted">{reason}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection
        title="The score of a search"
        lead="A search with a text ranks profiles by BM25F, a published formula, with the fixed weights below. Nothing is learned from what people do."
      >
        <SearchWeights />
      </PageSection>
      <PageSection
        tone="band"
        title="The orders of the search"
        lead="Clients choose the order. Two who are equal in it stand in the same order every time, by an identifier that says nothing about them."
      >
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {searchSorts.map((sort) => (
            <div key={sort}>
              <dt className="font-semibold text-ink">{labelOfSort(sort)}</dt>
              <dd className="mt-1 text-ink-muted">{orderTexts[sort]}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection
        title="The orders of the open projects"
        lead="Consultants choose the order of the projects they can apply to. Best match is shown first."
      >
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {openProjectSorts.options.map(({ value, label }) => (
            <div key={value}>
              <dt className="font-semibold text-ink">{label}</dt>
              <dd className="mt-1 text-ink-muted">{openProjectOrderTexts[value]}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection tone="band" title="What never counts" layout="beside">
        <CheckList items={neverCounts} />
      </PageSection>
      <CallToAction
        title="Find something that does not add up?"
        actions={
          <Link to="/contact" className={buttonClassName({ size: 'lg' })}>
            Contact Us
          </Link>
        }
      >
        Anybody can recompute a score from this page. If yours differs, we want to know.
      </CallToAction>
    </>
  );
}

const nameOf = (id: SkillId | Parameters<typeof extraSkillById>[0]): string =>
  isExtraSkillId(id) ? extraSkillById(id).name : skillById(id).name;
