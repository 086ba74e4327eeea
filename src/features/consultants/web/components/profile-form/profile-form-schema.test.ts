import { describe, expect, it } from 'vitest';
import { consultantProfileFields } from '#tests/support/factories.ts';
import { consultantProfileSchema } from '../../../rules.ts';
import { editProfileSchema } from './profile-form-schema.ts';

const whole = { title: 'Month-end close', description: 'Nine days became four. '.repeat(3) };
const untitled = { title: '  ', description: whole.description };
const tooShort = { title: 'Audit', description: 'Too short' };

const withProjects = (...portfolioProjects: object[]) => ({
  ...consultantProfileFields,
  portfolioProjects,
});

const messagesOf = (schema: typeof editProfileSchema, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the form for editing a profile', () => {
  it('lets unfinished portfolio projects pass, which creating refuses', () => {
    expect(editProfileSchema.safeParse(withProjects(whole, untitled)).success).toBe(true);
    expect(consultantProfileSchema.safeParse(withProjects(whole, untitled)).success).toBe(false);
  });

  it('still says at its row what is wrong with a project that has both parts', () => {
    expect(messagesOf(editProfileSchema, withProjects(untitled, tooShort))).toEqual([
      'portfolioProjects.1.description: Project description must be at least 50 characters',
    ]);
  });

  it('counts unfinished projects towards the ten that fit', () => {
    const eleven = Array.from({ length: 11 }, () => untitled);
    expect(messagesOf(editProfileSchema, withProjects(...eleven))).toEqual([
      'portfolioProjects: Maximum 10 projects allowed',
    ]);
  });

  it('checks everything else as creating does', () => {
    const modulesOfNoSkill = {
      ...consultantProfileFields,
      skillModules: ['sales.lead-management'],
      summary: 'Short',
    };
    expect(messagesOf(editProfileSchema, modulesOfNoSkill)).toEqual(
      consultantProfileSchema
        .safeParse(modulesOfNoSkill)
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  });
});
