import { describe, expect, it } from 'vitest';
import { toCompanyId } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import { projectStatuses, visibilities } from '#catalogue/enumerations/project.ts';
import { clientViewer } from '#tests/support/viewers.ts';
import { belongsTo, isOpenToConsultants, whatClientCanDo } from './policy.ts';
import { canMove, statusesBefore } from './rules/life-cycle.ts';
import { projectSchema } from './rules/project-form.ts';

const client: ClientViewer = { ...clientViewer, isApproved: true };

describe('the life cycle of a project', () => {
  it('has five steps and no others', () => {
    const steps = projectStatuses.values.flatMap((from) =>
      projectStatuses.values.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(steps).toEqual([
      'open → in_progress',
      'open → cancelled',
      'in_progress → open',
      'in_progress → completed',
      'in_progress → cancelled',
    ]);
  });

  it('can be read backwards', () => {
    expect(statusesBefore('cancelled')).toEqual(['open', 'in_progress']);
    expect(statusesBefore('open')).toEqual(['in_progress']);
  });
});

describe('what a client can do with a project', () => {
  it.each([
    ['open', { edit: true, complete: false, cancel: true, archive: false }],
    ['in_progress', { edit: false, complete: true, cancel: true, archive: false }],
    ['completed', { edit: false, complete: false, cancel: false, archive: true }],
    ['cancelled', { edit: false, complete: false, cancel: false, archive: true }],
  ] as const)('that is %s', (status, can) => {
    const asked = { status, isArchived: false };
    expect(whatClientCanDo(asked)).toEqual({ ...can, unarchive: false });
  });

  it('that is archived', () => {
    const can = whatClientCanDo({ status: 'completed', isArchived: true });
    expect(can).toMatchObject({ archive: false, unarchive: true });
  });
});

it('a project belongs to the company that posted it, and to no other', () => {
  expect(belongsTo(client, { company_id: client.company.companyId })).toBe(true);
  expect(belongsTo(client, { company_id: toCompanyId(crypto.randomUUID()) })).toBe(false);
});

it('only open public projects are open to consultants', () => {
  const seen = projectStatuses.values.flatMap((status) =>
    visibilities.values
      .filter((visibility) => isOpenToConsultants({ status, visibility }))
      .map((visibility) => `${status} ${visibility}`),
  );
  expect(seen).toEqual(['open public']);
});

describe('the start date', () => {
  const startDate = projectSchema.shape.startDate;

  it('is a day of this millennium, or not yet known', () => {
    expect(startDate.safeParse('2027-02-28').success).toBe(true);
    expect(startDate.safeParse('2000-01-01').success).toBe(true);
    expect(startDate.safeParse(null).success).toBe(true);
  });

  it.each(['0000-01-01', '1999-12-31', '2027-02-29', '2027-2-1', 'soon'])('is not %s', (day) => {
    expect(startDate.safeParse(day).success).toBe(false);
  });
});
