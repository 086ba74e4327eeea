import type { Insertable } from 'kysely';
import type {
  EnvironmentAccessStepsTable,
  EnvironmentAccessTable,
} from '#db/tables/environment-access.ts';
import type { StatementVersionsTable } from '#db/tables/statements.ts';
import type { SupplierInsurancesTable, SupplierProfilesTable } from '#db/tables/suppliers.ts';
import type {
  TimeSheetEntriesTable,
  TimeSheetsTable,
  TimeSheetWeeksTable,
} from '#db/tables/time-sheets.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import {
  type DemoDay,
  demoAccess,
  demoInsurance,
  demoStatement,
  demoSupplier,
  demoWeeks,
} from '../content/papers.ts';
import { daysBefore, earliest, hoursAfter } from './dates.ts';

interface Deal {
  applicationId: string;
  clientId: string;
  consultantId: string;
  acceptedAt: Date;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The papers of a deal of the demo: supplier details, statement of work, time sheet and access list. */
export function paperRows(deal: Deal, now: Date) {
  const supplier: Insertable<SupplierProfilesTable> = {
    ...demoSupplier,
    consultant_id: deal.consultantId,
  };
  const insurance: Insertable<SupplierInsurancesTable> = {
    ...{ ...demoInsurance, consultant_id: deal.consultantId },
    expires_on: dayOf(daysBefore(now, -200)),
  };
  return {
    ...{ supplier, insurance, statement: statementRow(deal, now) },
    ...timeRows(deal, now),
    ...accessRows(deal, now),
  };
}

function statementRow(
  { applicationId, clientId, acceptedAt }: Deal,
  now: Date,
): Insertable<StatementVersionsTable> {
  const { startsInDays, endsInDays, ...content } = demoStatement;
  const days = {
    startsOn: dayOf(daysBefore(now, -startsInDays)),
    endsOn: dayOf(daysBefore(now, -endsInDays)),
  };
  return {
    ...{ application_id: applicationId, number: 1, amends: null },
    content: JSON.stringify({ ...content, ...days }),
    ...{ proposed_side: 'client', proposed_by: clientId },
    proposed_at: hoursAfter(acceptedAt, 26),
  };
}

type DecidedWeek = Omit<Insertable<TimeSheetWeeksTable>, 'application_id' | 'starts_on'>;

function timeRows({ applicationId, clientId, acceptedAt }: Deal, now: Date) {
  const sheet: Insertable<TimeSheetsTable> = {
    ...{ application_id: applicationId, unit: 'hours', cap_parts: 158 * 4 },
    ...{ set_by: clientId, set_at: hoursAfter(acceptedAt, 25) },
  };
  const present = mondayOf(now);
  const approved = daysBefore(present, 7);
  // Submitted on Friday, and approved on Monday.
  const approvedRow: DecidedWeek = {
    ...{ state: 'approved', submitted_at: hoursAfter(approved, 4 * 24 + 17), decided_by: clientId },
    decided_at: earliest(hoursAfter(present, 10), now),
  };
  const submittedRow: DecidedWeek = { state: 'submitted', submitted_at: now };
  const weeks = [
    { monday: approved, row: approvedRow, days: demoWeeks.approved },
    { monday: present, row: submittedRow, days: demoWeeks.submitted },
  ].map(({ monday, row, days }) => {
    const id = derivedId(applicationId, `week ${row.state}`);
    return {
      week: { ...row, id, application_id: applicationId, starts_on: dayOf(monday) },
      entries: entryRows(id, monday, days, now),
    };
  });
  return {
    sheet,
    weeks: weeks.map(({ week }) => week),
    entries: weeks.flatMap(({ entries }) => entries),
  };
}

const entryRows = (
  weekId: string,
  monday: Date,
  days: readonly DemoDay[],
  now: Date,
): Insertable<TimeSheetEntriesTable>[] =>
  days.flatMap(({ day, hours, note }) => {
    const date = daysBefore(monday, -day);
    return date > now
      ? []
      : [{ week_id: weekId, day: dayOf(date), parts: Math.round(hours * 4), note }];
  });

function accessRows({ applicationId, clientId, consultantId }: Deal, now: Date) {
  const access: Insertable<EnvironmentAccessTable>[] = [];
  const accessSteps: Insertable<EnvironmentAccessStepsTable>[] = [];
  for (const { grantedDaysAgo, ...entry } of demoAccess) {
    const id = derivedId(applicationId, `access to ${entry.environment}`);
    const askedAt = daysBefore(now, (grantedDaysAgo ?? 0) + 1);
    const grantedAt = grantedDaysAgo === null ? null : daysBefore(now, grantedDaysAgo);
    access.push({
      ...{ ...entry, id, application_id: applicationId, tenant: 'larkspur-and-pike.test' },
      state: grantedAt ? 'granted' : 'asked',
      ...{ granted_on: grantedAt && dayOf(grantedAt), changed_at: grantedAt ?? askedAt },
    });
    const asked = { step: 'asked', by_side: 'consultant', by_user: consultantId } as const;
    const granted = { step: 'granted', by_side: 'client', by_user: clientId } as const;
    accessSteps.push({ ...asked, access_id: id, happened_at: askedAt });
    if (grantedAt) accessSteps.push({ ...granted, access_id: id, happened_at: grantedAt });
  }
  return { access, accessSteps };
}

/** The beginning of the Monday of a time’s week, by UTC. */
function mondayOf(now: Date): Date {
  const midnight = new Date(`${dayOf(now)}T00:00:00Z`);
  return daysBefore(midnight, (midnight.getUTCDay() + 6) % 7);
}
