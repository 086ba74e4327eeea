import { dayInWords } from '#lib/calendar-days.ts';
import type { PrintedDocument } from '../../lib/documents/printed-document.ts';
import type { DealSheet } from '../contract.ts';
import { amountInWords } from './amounts.ts';
import type { WeekState } from './weeks.ts';

const stateWords: Record<WeekState, string> = {
  open: 'not submitted',
  submitted: 'waits for approval',
  returned: 'returned',
  approved: 'approved',
};

/** What the PDF of a time sheet says: its totals, and each week with its days, the oldest first. */
export const documentOfSheet = (
  projectTitle: string,
  sheet: NonNullable<DealSheet['sheet']>,
  now: Date,
): PrintedDocument => ({
  title: 'Time sheet',
  header: projectTitle,
  notice: null,
  footer: `As of ${dayInWords(now.toISOString())}`,
  date: now,
  sections: [
    {
      title: 'Totals',
      parts: [
        {
          kind: 'facts',
          facts: [
            { name: 'Approved', value: amountInWords(sheet.unit, sheet.approved) },
            { name: 'Waits for approval', value: amountInWords(sheet.unit, sheet.submitted) },
            ...(sheet.cap === null
              ? []
              : [{ name: 'Cap', value: amountInWords(sheet.unit, sheet.cap) }]),
          ],
        },
      ],
    },
    ...sheet.weeks
      .filter(({ entries }) => entries.length > 0)
      .toReversed()
      .map(({ startsOn, state, entries }) => ({
        title: `Week from ${dayInWords(startsOn)}: ${stateWords[state]}`,
        parts: [
          {
            kind: 'table' as const,
            columns: [
              { title: 'Day', share: 3 },
              { title: 'Note', share: 8 },
              { title: sheet.unit === 'hours' ? 'Hours' : 'Days', share: 2, isAmount: true },
            ],
            rows: entries.map(({ day, amount, note }) => [dayInWords(day), note, String(amount)]),
          },
        ],
      })),
  ],
});
