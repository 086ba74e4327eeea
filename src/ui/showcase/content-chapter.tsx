import { Avatar } from '#ui/primitives/avatar.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { BarChart } from '#ui/primitives/bar-chart.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { Explanation } from '#ui/primitives/explanation.tsx';
import { InReaderCurrency } from '#ui/primitives/in-reader-currency.tsx';
import { LocalMomentText } from '#ui/primitives/local-moment-text.tsx';
import { LongCode } from '#ui/primitives/long-code.tsx';
import { Meter } from '#ui/primitives/meter.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import { StatCards } from '#ui/primitives/stat-cards.tsx';
import { Stepper } from '#ui/primitives/stepper.tsx';
import { ComparisonExample } from './comparison-example.tsx';
import { SortedExample } from './sorted-example.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const lifecycle = [
  { title: 'Open', text: 'Consultants apply.' },
  { title: 'In progress', text: 'One application is accepted.' },
  { title: 'Completed', text: 'The work is done.' },
] as const;

const devices = ['Firefox on Linux', 'Safari on iPhone'] as const;

/** How people, projects and figures are shown. */
export function ContentChapter() {
  return (
    <Chapter
      id="things"
      title="Content"
      lead="Cards for things that can be opened, tables for things that are compared, lists for facts."
    >
      <Specimen title="Card">
        <Card interactive className="w-full max-w-sm">
          <div className="flex items-start gap-4">
            <Avatar initials="MK" />
            <div className="min-w-0">
              <CardTitle level={3}>
                <a href="#things" className="text-ink no-underline after:absolute after:inset-0">
                  Supply chain consultant
                </a>
              </CardTitle>
              <p className="text-sm text-ink-muted">Leeds, United Kingdom</p>
            </div>
          </div>
          <p className="text-ink-muted">
            Four cold stores on advanced warehousing, two while they were running.
          </p>
          <CardFooter className="justify-between">
            <span className="font-semibold tabular-nums">
              $125/hour
              <InReaderCurrency usd={125} />
            </span>
            <Badge tone="success">Available</Badge>
          </CardFooter>
        </Card>
        <Card className="w-full max-w-sm self-stretch">
          <CardTitle level={3}>A card that leads nowhere</CardTitle>
          <p className="text-ink-muted">
            It does not lift under the pointer, because it cannot be pressed.
          </p>
          <CardFooter>
            <Button size="sm" variant="secondary">
              Approve
            </Button>
          </CardFooter>
        </Card>
      </Specimen>
      <Specimen title="Avatar" note="Initials, until there is a picture that may be seen.">
        <Avatar initials="MK" size="sm" />
        <Avatar initials="RT" />
        <Avatar initials="ES" size="lg" />
      </Specimen>
      <Specimen
        title="Comparison"
        layout="stack"
        note="Wider than the screen, a table scrolls alone, by keyboard as well."
      >
        <ComparisonExample />
      </Specimen>
      <Specimen
        title="Sorted by a column"
        layout="stack"
        note="Each heading leads to the list in its order, and says which order it is in."
      >
        <SortedExample />
      </Specimen>
      <Specimen title="Figures" layout="stack">
        <StatCards
          stats={[
            { label: 'Pending Clients', value: 2 },
            { label: 'Pending Consultants', value: 5 },
            { label: 'Total Pending', value: 7 },
          ]}
        />
      </Specimen>
      <Specimen
        title="Bars"
        layout="stack"
        note="A table beside them has the same figures, for those who do not see them."
      >
        <BarChart
          title="Projects posted in each month"
          bars={[
            { label: 'Sep', value: 14 },
            { label: 'Oct', value: 31 },
            { label: 'Nov', value: null },
          ]}
        />
      </Specimen>
      <Specimen title="Facts" layout="stack">
        <div className="grid gap-8 lg:grid-cols-2">
          <DescriptionList
            items={[
              { term: 'Budget', details: '$50,000 - $100,000' },
              { term: 'Expected duration', details: '3-6 months' },
              { term: 'Posted', details: <DateText value="2026-11-21" /> },
              { term: 'On record', details: <MomentText value="2026-11-21T15:04:09.000Z" /> },
              { term: 'Signed in', details: <LocalMomentText value="2026-11-21T15:04:09.000Z" /> },
            ]}
          />
          <DescriptionList
            layout="grid"
            items={[
              { term: 'Rate', details: '$125/hour' },
              { term: 'Experience', details: '14 years' },
              { term: 'Hours per week', details: '32' },
              {
                term: 'Phone',
                details: <PhoneLink number="+442079460000" text="+44 20 7946 0000" />,
              },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Meter and explanation" layout="stack">
        <div className="flex max-w-md flex-col gap-6">
          <Meter label="Profile" value={6} max={9} text="6 of 9 steps">
            Next: describe a project you are proud of.
          </Meter>
          <div className="flex items-center gap-2">
            <span className="text-2xl font-semibold tabular-nums">82</span>
            <span className="text-ink-muted">of 100 points</span>
            <Explanation title="How the points come about">
              Skills count 40, modules 30, availability and rate 15 each. Anybody can work it out
              again from the profile and the project.
            </Explanation>
          </div>
        </div>
      </Specimen>
      <Specimen title="Long code" layout="stack" note="One press chooses it as a whole.">
        <LongCode>https://direct365.example/calls/feed/3f9a1c0be27d45c8a6</LongCode>
      </Specimen>
      <Specimen title="Stepper" layout="stack">
        <Stepper label="From the project to its end" steps={lifecycle} current={1} />
        <div className="h-2" />
        <Stepper label="A project that is completed" steps={lifecycle} current={3} />
      </Specimen>
      <Specimen title="On demand" layout="stack">
        <Disclosure summary="Your cover letter">
          <p className="max-w-prose">It stays where it was sent from, word for word.</p>
        </Disclosure>
      </Specimen>
      <Specimen title="Rows" note="The user’s items, with the actions for each.">
        <div className="w-full">
          <RowList label="Devices in this example" items={devices} keyOf={(device) => device}>
            {(device) => (
              <ListRow
                name={device}
                badge={device === devices[0] && <Badge tone="success">This device</Badge>}
                actions={
                  <Button variant="secondary" size="sm" aria-label={`Sign out of ${device}`}>
                    Sign out
                  </Button>
                }
              >
                Signed in on <DateText value="2026-03-02" />
              </ListRow>
            )}
          </RowList>
        </div>
      </Specimen>
    </Chapter>
  );
}
