import { changesOf } from '#features/profiles/consultants/rules/claims.ts';
import type { ChangedClaimsRow } from '#features/profiles/consultants/server/queries/claim-changes.ts';
import type { AccountVetting, ChangedClaims, Checklists, OwnQuestion } from '../contract.ts';
import type { AccountVettingRows } from './queries/account-vetting.ts';
import type { listChecklistItems } from './queries/checklists.ts';
import type { findOpenQuestion } from './queries/questions.ts';

/** Both checklists, as anybody may read them. */
export function viewChecklists(rows: Awaited<ReturnType<typeof listChecklistItems>>): Checklists {
  const of = (userType: 'client' | 'consultant') =>
    rows.filter((row) => row.userType === userType).map(({ id, text }) => ({ id, text }));
  return { client: of('client'), consultant: of('consultant') };
}

const nameOf = (row: { adminFirstName: string | null; adminLastName: string | null }) =>
  row.adminFirstName === null ? null : `${row.adminFirstName} ${row.adminLastName ?? ''}`.trim();

/** What was approved and what is claimed now. */
export const viewChangedClaims = (row: ChangedClaimsRow): ChangedClaims => ({
  userId: row.userId,
  name: `${row.firstName} ${row.lastName}`.trim() || row.email,
  email: row.email,
  changedAt: row.changedAt.toISOString(),
  changes: changesOf(row, {
    title: row.titleNow,
    certifications: row.certificationsNow,
    portfolioProjects: row.portfolioProjectsNow,
  }),
});

/** How far an account has been checked. */
export const viewAccountVetting = ({
  items,
  questions,
  changed,
}: AccountVettingRows): AccountVetting => ({
  items: items.map(({ id, text, tickedAt, ...admin }) => ({
    id,
    text,
    tickedAt: tickedAt?.toISOString() ?? null,
    tickedBy: nameOf(admin),
  })),
  questions: questions.map(({ id, text, askedAt, answer, answeredAt, ...admin }) => ({
    id,
    text,
    askedAt: askedAt.toISOString(),
    askedBy: nameOf(admin),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  })),
  changedClaims: changed && viewChangedClaims(changed),
});

/** A question as the person it was put to reads it: not who asked. */
export const viewOwnQuestion = (
  row: Awaited<ReturnType<typeof findOpenQuestion>>,
): OwnQuestion | null => row && { ...row, askedAt: row.askedAt.toISOString() };
