import type { PageViewReport } from '#features/platform/page-views/server/queries.ts';
import { dayAfter } from '#lib/calendar-days.ts';

const reportedDays = 30;

/** The first day of the last thirty, today among them: `2026-11-13`, in UTC. */
export const firstReportedDay = (now: Date): string => dayAfter(now, 1 - reportedDays);

/** The figures as the operator reads them. */
export function describePageViews(report: PageViewReport, since: string): string {
  const { days, paths, referrers } = report;
  if (days.length === 0) return `No page has been counted since ${since}.`;
  const total = days.reduce((sum, { views }) => sum + views, 0);
  return [
    `Page views since ${since} (days in UTC): ${total}`,
    ...section('Days', days, ({ day }) => day),
    ...section('Pages', paths, ({ path }) => path),
    ...section('Came from', referrers, ({ host }) => host),
  ].join('\n');
}

function section<Row extends { views: number }>(
  title: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): string[] {
  if (rows.length === 0) return [];
  const lines = rows.map((row) => `  ${String(row.views).padStart(8)}  ${nameOf(row)}`);
  return ['', title, ...lines];
}
