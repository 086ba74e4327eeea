import { expect, it } from 'vitest';
import { projectStatuses } from '#catalogue/enumerations/project.ts';
import { canMove, isEditable, statusesBefore } from './life-cycle.ts';

it('goes from open through in progress to completed, or to cancelled before that', () => {
  const steps = projectStatuses.values.flatMap((from) =>
    projectStatuses.values.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(steps.sort()).toEqual([
    'in_progress → cancelled',
    'in_progress → completed',
    'open → cancelled',
    'open → in_progress',
  ]);
});

it('knows from where a status is reached', () => {
  expect(statusesBefore('cancelled')).toEqual(['open', 'in_progress']);
  expect(statusesBefore('completed')).toEqual(['in_progress']);
  expect(statusesBefore('open')).toEqual([]);
});

it('can be edited while it is open', () => {
  expect(projectStatuses.values.filter(isEditable)).toEqual(['open']);
});
