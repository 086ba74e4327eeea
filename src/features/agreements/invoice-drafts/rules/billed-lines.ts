import { minorUnits } from '#lib/money/minor-units.ts';
import type { Unit } from '../../time-sheets/rules/amounts.ts';
import type { DraftForm } from './draft-form.ts';
import {
  type AcceptedMilestone,
  type ApprovedWeek,
  type DraftLine,
  lineOfMilestone,
  lineOfWeek,
} from './lines.ts';

interface Sources {
  isFixedPrice: boolean;
  acceptedMilestones: readonly AcceptedMilestone[];
  /** Null without a time sheet. */
  unit: Unit | null;
  /** The oldest first. */
  approvedWeeks: readonly ApprovedWeek[];
  agreedRateUsd: number | null;
}
type Chosen = Pick<DraftForm, 'from' | 'to' | 'milestones' | 'currency' | 'rate'>;
type Billed =
  | { lines: DraftLine[] }
  | { refused: 'NO_APPROVED_WEEKS' | 'FIXED_PRICE' | 'NO_ACCEPTED_MILESTONES' }
  | { field: 'rate' | 'milestones'; problem: string };

/** The lines of a draft: chosen milestones of a fixed price, or the approved weeks of a period at a rate. */
export const billedLines = (sources: Sources, chosen: Chosen): Billed =>
  chosen.milestones.length > 0 ? billMilestones(sources, chosen) : billWeeks(sources, chosen);

function billMilestones(
  { isFixedPrice, acceptedMilestones }: Sources,
  { milestones, currency }: Chosen,
): Billed {
  const names = new Set(milestones);
  const billed = acceptedMilestones.filter(({ name }) => names.has(name));
  if (!isFixedPrice || billed.length < names.size) return { refused: 'NO_ACCEPTED_MILESTONES' };
  if (billed.some((milestone) => milestone.currency !== currency)) {
    return { field: 'milestones', problem: `Not all of these are in ${currency}` };
  }
  return { lines: billed.map(lineOfMilestone) };
}

function billWeeks(
  { isFixedPrice, unit, approvedWeeks, agreedRateUsd }: Sources,
  { from, to, currency, rate }: Chosen,
): Billed {
  if (isFixedPrice) return { refused: 'FIXED_PRICE' };
  const weeks = approvedWeeks.filter(
    ({ startsOn }) => from && to && from <= startsOn && startsOn <= to,
  );
  if (!unit || weeks.length === 0) return { refused: 'NO_APPROVED_WEEKS' };
  const billedRate = rate ?? (unit === 'hours' && currency === 'USD' ? agreedRateUsd : null);
  if (billedRate === null) return { field: 'rate', problem: 'Please enter the rate' };
  const rateMinor = minorUnits(billedRate, currency);
  return { lines: weeks.map((week) => lineOfWeek(week, { unit, rateMinor })) };
}
