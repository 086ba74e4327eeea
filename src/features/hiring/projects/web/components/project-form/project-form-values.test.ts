import { expect, it } from 'vitest';
import type { OwnProject } from '../../../contract/project-views.ts';
import { repeatedProjectValues } from './project-form-values.ts';

// Noon of 10 March 2031 (UTC): the 9th is still a day on earth, at UTC-12 until noon.
const now = new Date('2031-03-10T12:30:00Z');

const project = (startDate: string | null): OwnProject => ({
  inChargeId: '1d9b6c1e-52bb-4a5f-9a86-4b5a2f9a3c11',
  ...{ id: 'b8a6a3b0-0000-4000-8000-000000000000', title: 'Close', description: 'Nine days.' },
  ...{ status: 'completed', projectType: 'optimization', modules: ['sales.goal-management'] },
  ...{ extraSkills: [], timeline: '1-2-months', budgetRange: '10k-25k', budgetMinUsd: 10_000 },
  ...{ budgetMaxUsd: 25_000, startDate, urgency: 'high', seniority: null },
  ...{ workArrangement: null, place: 'Leeds' },
  ...{ currentD365Status: 'planning', visibility: 'private', companyName: 'Loomworks' },
  ...{ industry: null, companySize: 'medium', contactName: 'Casey', contactEmail: 'c@l.test' },
  questions: ['Which depots?'],
  ...{ phone: '', closingReason: null, closedAt: null, endedBySilence: false, archivedAt: null },
  ...{ stillOpen: null, createdAt: '2031-01-01T00:00:00Z', updatedAt: '2031-01-01T00:00:00Z' },
  can: { edit: false, complete: false, cancel: false, archive: true, unarchive: false },
});

it.each([
  ['past everywhere', '2031-03-09', ''],
  ['today', '2031-03-10', '2031-03-10'],
  ['still ahead', '2031-04-01', '2031-04-01'],
  ['not said', null, ''],
])(
  'a project is posted again with all its fields, and with a start date that is %s: %s',
  (_, startDate, shown) => {
    expect(repeatedProjectValues(project(startDate), now)).toEqual({
      ...{ title: 'Close', description: 'Nine days.', projectType: 'optimization' },
      ...{ modules: ['sales.goal-management'], extraSkills: [], timeline: '1-2-months' },
      ...{ budgetRange: '10k-25k', startDate: shown, urgency: 'high', seniority: '' },
      ...{ workArrangement: '' },
      ...{ place: 'Leeds', currentD365Status: 'planning', visibility: 'private' },
      ...{ companyName: 'Loomworks', industry: '', companySize: 'medium', contactName: 'Casey' },
      ...{ contactEmail: 'c@l.test', phone: '', questions: ['Which depots?', '', ''] },
    });
  },
);
