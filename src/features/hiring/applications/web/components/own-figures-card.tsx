import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { OwnFigures } from '../../contract/own-figures.ts';
import { ownFiguresQuery } from '../queries/consultant-queries.ts';

type Figure = Exclude<keyof OwnFigures['periods'][number], 'days' | 'from'>;

const figures: readonly { name: Figure; label: string; definition: string }[] = [
  {
    name: 'profileViews',
    label: 'Profile views',
    definition: 'Approved clients who opened your profile. Each client counts once a day.',
  },
  {
    name: 'searchAppearances',
    label: 'Search appearances',
    definition: 'How often you were on a page of results of an approved client’s search.',
  },
  {
    name: 'applicationsSent',
    label: 'Applications sent',
    definition: 'Applications you sent, withdrawn ones included.',
  },
  {
    name: 'answersReceived',
    label: 'Answers received',
    definition:
      'Applications that a client accepted, declined or made an offer for, or that ended because the client chose another consultant or cancelled the project. An application that ended without an answer has none.',
  },
  {
    name: 'wins',
    label: 'Wins',
    definition: 'Applications that were accepted. Deals that both sides have undone do not count.',
  },
];

const isCounted = (name: Figure): boolean =>
  name === 'profileViews' || name === 'searchAppearances';

/** What has come of the consultant's profile and applications, each figure with its definition. */
export function OwnFiguresCard() {
  const query = useQuery(ownFiguresQuery);
  if (query.isLoadingError) return <PartFailed what={title} query={query} />;
  if (!query.data) return null;
  const { countedSince, periods } = query.data;
  return (
    <section aria-labelledby="your-figures">
      <Card compact>
        <CardTitle id="your-figures">{title}</CardTitle>
        <table className="w-full text-left">
          <thead className="text-sm text-ink-muted">
            <tr>
              <th scope="col" className="font-medium">
                <span className="sr-only">Figure</span>
              </th>
              {periods.map(({ days }) => (
                <NumberHeading key={days}>Last {days} days</NumberHeading>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {figures.map(({ name, label }) => (
              <tr key={name}>
                <th scope="row" className="py-2 font-medium text-ink">
                  {label}
                </th>
                {periods.map((period) => (
                  <td
                    key={period.days}
                    className="py-2 pl-3 text-right font-semibold text-ink tabular-nums"
                  >
                    {period[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Disclosure summary="What each figure counts">
          <dl className="flex flex-col gap-2 text-sm">
            {figures.map(({ name, label, definition }) => (
              <div key={name}>
                <dt className="font-medium text-ink">{label}</dt>
                <dd className="text-ink-muted">
                  {definition}
                  {isCounted(name) && (
                    <>
                      {' '}
                      Counted since <DateText value={countedSince} />.
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="pt-3 text-sm text-ink-muted">
            Days are days in UTC, today included. What admins look at is not counted. Only you see
            these figures, and no client is named.
          </p>
        </Disclosure>
      </Card>
    </section>
  );
}

const title = 'Your figures';

function NumberHeading({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="w-20 pl-3 text-right align-bottom font-medium sm:w-32">
      {children}
    </th>
  );
}
