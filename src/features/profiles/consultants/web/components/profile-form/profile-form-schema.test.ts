import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { incompleteDay } from '#lib/api/day.ts';
import { consultantProfileFields } from '#tests/support/factories.ts';
import { createProfileSchema, editProfileSchema, refusingPastDays } from './profile-form-schema.ts';

const whole = { title: 'Month-end close', description: 'Nine days became four. '.repeat(3) };
const untitled = { title: '  ', description: whole.description };
const tooShort = { title: 'Audit', description: 'Too short' };

const fields = { ...consultantProfileFields, availableFrom: '', email: 'ada@example.test' };

const withProjects = (...portfolioProjects: object[]) => ({
  ...fields,
  portfolioProjects,
});

const problemsOf = (result: z.ZodSafeParseResult<unknown>) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const messagesOf = async (schema: z.ZodType, form: object) =>
  problemsOf(await schema.safeParseAsync(form));

describe('the form for editing a profile', () => {
  it('lets unfinished portfolio projects pass, which creating refuses', async () => {
    expect(await messagesOf(editProfileSchema, withProjects(whole, untitled))).toBeUndefined();
    expect(await messagesOf(createProfileSchema, withProjects(whole, untitled))).toEqual([
      'portfolioProjects.1.title: Project title must be at least 5 characters',
    ]);
  });

  it('still says at its row what is wrong with a project that has both parts', async () => {
    expect(await messagesOf(editProfileSchema, withProjects(untitled, tooShort))).toEqual([
      'portfolioProjects.1.description: Project description must be at least 50 characters',
    ]);
  });

  it('counts unfinished projects towards the ten that fit', async () => {
    const eleven = Array.from({ length: 11 }, () => untitled);
    expect(await messagesOf(editProfileSchema, withProjects(...eleven))).toEqual([
      'portfolioProjects: Maximum 10 projects allowed',
    ]);
  });

  it('checks everything else as creating does', async () => {
    const wrong = {
      ...fields,
      skillModules: ['sales.lead-management'],
      summary: 'Short',
      phone: '0000000000',
      email: 'no one',
    };
    const messages = await messagesOf(editProfileSchema, wrong);
    expect(messages).toContain('summary: Summary must be at least 100 characters');
    expect(messages).toContain('phone: Please enter a valid phone number');
    expect(messages).toContain('email: Please enter a valid email address');
    expect(messages).toEqual(await messagesOf(createProfileSchema, wrong));
  });
});

describe('the day from which a consultant is available', () => {
  const passed = 'availableFrom: This day has passed. Please choose today or a later day.';
  const [past, ahead] = ['2020-01-03', '2099-01-03'];
  const messagesFor = (stored: string | null, form: object) =>
    messagesOf(refusingPastDays(editProfileSchema, stored), { ...fields, ...form });

  it('may be left empty, is complete, and is none that has passed, unless that is stored', async () => {
    expect(await messagesFor(null, { availableFrom: '' })).toBeUndefined();
    expect(await messagesFor(null, { availableFrom: ahead })).toBeUndefined();
    expect(await messagesFor(null, { availableFrom: past })).toEqual([passed]);
    expect(await messagesFor('2020-01-04', { availableFrom: past })).toEqual([passed]);
    expect(await messagesFor(past, { availableFrom: past })).toBeUndefined();
    expect(await messagesFor(past, { availableFrom: incompleteDay })).toEqual([
      'availableFrom: Please enter the whole date: day, month and year',
    ]);
  });

  it('is checked beside what else is wrong', async () => {
    const title = 'title: Professional title must be at least 5 characters';
    expect(await messagesFor(null, { availableFrom: past, title: '' })).toEqual([title, passed]);
  });
});

describe('a phone number', () => {
  it('is asked of the number plan of the country, as soon as both are there', async () => {
    const form = { ...fields, phone: '020 7946 0000', title: '' };
    const title = 'title: Professional title must be at least 5 characters';
    expect(await messagesOf(createProfileSchema, form)).toEqual([title]);
    expect(await messagesOf(createProfileSchema, { ...form, country: 'us' })).toEqual([
      title,
      'phone: Please enter a valid phone number',
    ]);
    const noCountry = await messagesOf(createProfileSchema, { ...form, country: undefined });
    expect(noCountry).toEqual([title, 'country: Please select a country']);
  });
});
