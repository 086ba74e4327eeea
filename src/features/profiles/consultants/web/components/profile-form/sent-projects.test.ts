import { describe, expect, it } from 'vitest';
import { consultantProfileFields } from '#tests/support/factories.ts';
import { createProfileSchema } from './profile-form-schema.ts';
import { leaveOutUnfinished } from './sent-projects.ts';

const first = { title: 'Month-end close', description: 'Nine days became four.' };
const second = { title: 'Migration', description: 'Six years of ledgers moved.' };
const halfFilled = { title: 'Only a title', description: ' ' };
const empty = { title: '', description: '' };

const form = {
  ...(await createProfileSchema.parseAsync({
    ...consultantProfileFields,
    availableFrom: '',
    email: 'ada@example.test',
  })),
  portfolioProjects: [halfFilled, first, empty, second],
};

describe('unfinished portfolio projects', () => {
  it('are left out of what is saved', () => {
    expect(leaveOutUnfinished(form).values).toEqual({
      ...form,
      portfolioProjects: [first, second],
    });
  });

  it('are told by their place in the form when something was typed', () => {
    expect(leaveOutUnfinished(form).unfinished).toEqual([{ position: 1, title: 'Only a title' }]);
  });

  it('do not shift the place where a refusal of the server is shown', () => {
    const { pathInForm } = leaveOutUnfinished(form);
    expect(pathInForm('portfolioProjects.0.title')).toBe('portfolioProjects.1.title');
    expect(pathInForm('portfolioProjects.1.description')).toBe('portfolioProjects.3.description');
    expect(pathInForm('phone')).toBe('phone');
  });
});
