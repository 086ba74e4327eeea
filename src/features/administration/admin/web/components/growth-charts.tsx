import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BarChart } from '#ui/primitives/bar-chart.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import type { GrowthMonth } from '../../contract/growth.ts';
import { fewestCases } from '../../rules/growth.ts';
import { growthQuery } from '../queries/growth.ts';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
// A bar is narrow: 1.2K.
const shortly = new Intl.NumberFormat('en-GB', { notation: 'compact' });
const exactly = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

interface Figure {
  title: string;
  /** Above the column, where it is not the title. */
  unit?: string;
  /** What is counted, in a sentence. */
  definition: string;
  countOf: (month: GrowthMonth) => number | null;
}

const figures: readonly Figure[] = [
  {
    title: 'Sign-ups',
    definition: 'People who signed up in the month and have confirmed their address.',
    countOf: ({ clients, consultants }) => clients + consultants,
  },
  {
    title: 'Approvals',
    definition: 'Accounts that are approved, by the month of the approval.',
    countOf: ({ approvals }) => approvals,
  },
  {
    title: 'Subscriptions',
    definition: 'People who began their first subscription, with the free trial.',
    countOf: ({ subscriptions }) => subscriptions,
  },
  {
    title: 'Projects',
    definition: 'Projects posted in the month, whatever has become of them.',
    countOf: ({ projects }) => projects,
  },
  {
    title: 'Applications',
    definition: 'Applications sent in the month.',
    countOf: ({ applications }) => applications,
  },
  {
    title: 'Median first answer',
    unit: 'Hours',
    definition: `The median of the hours from an application of the month until its client accepted or declined it, or chose another consultant. Below ${fewestCases} answers there is none.`,
    countOf: ({ medianAnswerHours }) => medianAnswerHours,
  },
];

/** How the marketplace grows, month by month: a chart for each figure, and the same figures in a table beside it. */
export function GrowthCharts() {
  const query = useQuery(growthQuery);
  if (query.isPending) return <Skeleton className="h-96 w-full" />;
  if (!query.data) return <PartFailed what="The figures" query={query} />;
  const { months } = query.data;
  return (
    <div className="flex flex-col gap-6">
      {figures.map((figure) => (
        <FigureCard key={figure.title} figure={figure} months={months} />
      ))}
    </div>
  );
}

function FigureCard({ figure, months }: { figure: Figure; months: readonly GrowthMonth[] }) {
  const { title, definition, countOf, unit = title } = figure;
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <p className="text-ink-muted">{definition}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_1fr]">
        <BarChart
          title={`${title} by month`}
          bars={months.map((month) => ({
            label: monthName.format(new Date(`${month.month}-01T00:00:00Z`)),
            value: countOf(month),
          }))}
          format={shortly.format}
        />
        <Table caption={`${title} by month`} captionHidden>
          <TableHead>
            <TableRow>
              <TableHeading>Month</TableHeading>
              <TableHeading numeric>{unit}</TableHeading>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...months].reverse().map((month) => {
              const value = countOf(month);
              return (
                <TableRow key={month.month}>
                  <TableHeading scope="row">{month.month}</TableHeading>
                  <TableCell numeric>
                    {value === null ? 'Too few' : exactly.format(value)}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </div>
    </Card>
  );
}
