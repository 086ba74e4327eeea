import { reportCauseIds } from '#features/moderation/reports/rules.ts';
import type { HeldReviewRow } from '#features/reviews/reviews/server/queries/public-reviews.ts';
import { viewMarks } from '#features/reviews/reviews/server/views.ts';
import type {
  Appeal,
  DecisionRecord,
  HeldReview,
  OwnDecision,
} from '../contract/decision-views.ts';
import type { TransparencyYear } from '../contract/transparency.ts';
import { canAnswer, canAppeal } from '../policy.ts';
import { accountGrounds, answerUntil, decisionKinds, strikeUntil } from '../rules.ts';
import type { DecisionRow } from './queries/decisions.ts';
import type { listCounted } from './queries/transparency.ts';

/** A held review as admins read it. */
export const viewHeld = (row: HeldReviewRow): HeldReview => ({
  ...{ id: row.id, heldFor: row.heldFor, projectTitle: row.projectTitle },
  companyName: row.companyName,
  consultant: { userId: row.consultantId, name: `${row.firstName} ${row.lastName}`.trim() },
  ...{ by: row.by, marks: viewMarks(row.marks).marks, words: row.words },
  revealedAt: row.revealedAt.toISOString(),
});

const stateOf = (row: DecisionRow) => ({
  decidedBy: row.decided_by,
  appealUntil: row.appeal_until,
  appealedAt: row.appealed_at,
  answeredAt: row.answered_at,
});

const viewDecision = (row: DecisionRow): DecisionRecord => ({
  ...{ id: row.id, kind: row.kind, about: row.about, ground: row.ground, reason: row.reason },
  decidedAt: row.decided_at.toISOString(),
  appealUntil: row.appeal_until.toISOString(),
  appeal:
    row.appeal !== null && row.appealed_at
      ? { text: row.appeal, at: row.appealed_at.toISOString() }
      : null,
  outcome:
    row.outcome && row.answered_at
      ? { value: row.outcome, answer: row.answer ?? '', at: row.answered_at.toISOString() }
      : null,
  strikeUntil: strikeUntil({ ...row, decidedAt: row.decided_at })?.toISOString() ?? null,
});

/** The decisions about one person as admins read them at `now`, with the strikes that count. */
export const viewDecisionsOf = (rows: readonly DecisionRow[], now: Date) => ({
  strikes: rows.filter((row) => {
    const until = strikeUntil({ ...row, decidedAt: row.decided_at });
    return until !== null && now < until;
  }).length,
  items: rows.map(viewDecision),
});

/** A decision as its person reads it at `now`. */
export const viewOwnDecision = (row: DecisionRow, now: Date): OwnDecision => ({
  ...viewDecision(row),
  can: { appeal: canAppeal(stateOf(row), now) },
});

/** An appeal as this admin reads it. */
export const viewAppeal = (row: DecisionRow, adminId: string): Appeal => ({
  ...viewDecision(row),
  person: row.person_id ? { userId: row.person_id, name: nameOf(row) } : null,
  words: row.words,
  answerUntil: answerUntil(row.appealed_at ?? row.decided_at).toISOString(),
  can: { answer: canAnswer(stateOf(row), adminId) },
});

/** What a person is called; one who left the name out goes by the address. A company goes by its name. */
export const nameOf = ({ kind, about, firstName, lastName, email }: DecisionRow): string =>
  kind === 'company-suspended'
    ? about
    : `${firstName ?? ''} ${lastName ?? ''}`.trim() || (email ?? '');

type Counted = Awaited<ReturnType<typeof listCounted>>;

/** What the transparency page shows of each year, the newest first. */
export function viewTransparency({ reports, decisions, appeals }: Counted): TransparencyYear[] {
  const years = new Set([...reports, ...decisions, ...appeals].map(({ year }) => year));
  return [...years]
    .toSorted((one, other) => other - one)
    .map((year) => {
      const of = <Row extends { year: number }>(rows: readonly Row[]): Row[] =>
        rows.filter((row) => row.year === year);
      const [received, decided, appealed] = [of(reports), of(decisions), of(appeals)];
      const count = <Row>(rows: readonly Row[], is: (row: Row) => boolean) =>
        rows.filter(is).length;
      return {
        year,
        reports: {
          received: received.length,
          byCause: tally(
            reportCauseIds,
            received.map(({ cause }) => cause),
          ),
          upheld: count(received, ({ outcome }) => outcome === 'upheld'),
          dismissed: count(received, ({ outcome }) => outcome === 'dismissed'),
          medianDays: median(received.map(({ days }) => days)),
        },
        decisions: {
          total: decided.length,
          byKind: tally(
            decisionKinds.values,
            decided.map(({ kind }) => kind),
          ),
          byGround: tally(
            accountGrounds.values,
            decided.map(({ ground }) => ground),
          ),
        },
        appeals: {
          received: appealed.length,
          upheld: count(appealed, ({ outcome }) => outcome === 'upheld'),
          reversed: count(appealed, ({ outcome }) => outcome === 'reversed'),
          medianDays: median(appealed.map(({ days }) => days)),
        },
      };
    });
}

/** How often each of these values is there. */
function tally<Value extends string>(
  values: readonly Value[],
  given: readonly (Value | null)[],
): Record<Value, number> {
  const counts = values.map((value) => [value, given.filter((each) => each === value).length]);
  return Object.fromEntries(counts) as Record<Value, number>;
}

/** The median of the days that are there, to a tenth; null without one. */
function median(days: readonly (number | string | null)[]): number | null {
  const known = days
    .flatMap((value) => (value === null ? [] : Number(value)))
    .toSorted((a, b) => a - b);
  const [low, high] = [
    known[Math.floor((known.length - 1) / 2)],
    known[Math.floor(known.length / 2)],
  ];
  return low === undefined || high === undefined ? null : Math.round(5 * (low + high)) / 10;
}
