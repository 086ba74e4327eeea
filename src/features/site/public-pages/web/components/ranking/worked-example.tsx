import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { moduleById } from '#catalogue/modules.ts';
import { skillById } from '#catalogue/skills.ts';
import { scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { type MatchFactor, matchWeights } from '#features/profiles/matching/rules/weights.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { matchFactors } from '../../../content/ranking.ts';
import { exampleNeed, exampleOffer, exampleTexts } from './example.ts';

const dollars = (amount: number) => formatWholeMoney(amount, 'USD', 'en-US');
const namesOf = <Id extends string>(ids: readonly Id[], nameOf: (id: Id) => { name: string }) =>
  ids.map((id) => nameOf(id).name).join(', ');

/** A project and a consultant, scored by the engine itself while this page is made. */
export function WorkedExample() {
  const { total, factors } = scoreMatch(exampleNeed, exampleOffer);
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Card>
        <CardTitle level={3}>A project asks for</CardTitle>
        <DescriptionList
          items={[
            { term: 'Title', details: exampleTexts.title },
            { term: 'Description', details: exampleTexts.description },
            { term: 'Modules', details: namesOf(exampleNeed.modules, moduleById) },
            { term: 'Expected duration', details: timelines.label(exampleNeed.timeline) },
            { term: 'Work arrangement', details: 'Remote' },
            { term: 'Budget', details: `up to ${dollars(exampleNeed.budgetMaxUsd)}` },
            {
              term: 'Rate it can afford',
              details: `${dollars(factors.rate.affordableRateUsd)} per hour`,
            },
          ]}
        />
      </Card>
      <Card>
        <CardTitle level={3}>A consultant brings</CardTitle>
        <DescriptionList
          items={[
            { term: 'Primary skills', details: namesOf(exampleOffer.primarySkills, skillById) },
            { term: 'Secondary skills', details: namesOf(exampleOffer.secondarySkills, skillById) },
            { term: 'Modules', details: namesOf(exampleOffer.modules, moduleById) },
            { term: 'Rate', details: `${dollars(exampleOffer.hourlyRateUsd)} per hour` },
            { term: 'Experience', details: `${exampleOffer.yearsExperience} years` },
            { term: 'Availability', details: 'Available' },
            { term: 'Work arrangement', details: 'On site and remote' },
            { term: 'Summary', details: exampleTexts.written },
          ]}
        />
      </Card>
      <Card>
        <CardTitle level={3}>The score is {total} of 100</CardTitle>
        <DescriptionList
          items={(Object.keys(matchWeights) as MatchFactor[]).map((factor) => ({
            term: matchFactors[factor].name,
            details: `${factors[factor].points} of ${factors[factor].max}`,
          }))}
        />
        <p className="text-sm text-ink-muted">
          Wrote about: {factors.words.matched.join(', ')}. Missing:{' '}
          {factors.words.missing.join(', ')}.
        </p>
      </Card>
    </div>
  );
}
