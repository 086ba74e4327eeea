import { describe, expect, it } from 'vitest';
import { profileForm } from '#tests/support/profile-form.ts';
import { nameForApprovedClient } from './policy.ts';
import { parsePhoneNumber, writePhoneNumber } from './rules/phone-number.ts';
import { consultantProfileSchema } from './rules/profile-form.ts';

describe('a name', () => {
  it('is told in full after the deal only', () => {
    const ada = { firstName: 'Ada', lastName: 'Lovelace' };
    expect(nameForApprovedClient(ada, { hasAccepted: false })).toBe('Ada L.');
    expect(nameForApprovedClient(ada, { hasAccepted: true })).toBe('Ada Lovelace');
  });
});

describe('a phone number', () => {
  it.each([
    ['020 7946 0000', 'uk', '+442079460000'],
    ['(415) 555-0132', 'us', '+14155550132'],
    ['0412 345 678', 'au', '+61412345678'],
    ['030 901820-0', 'de', '+4930901820' + '0'],
    ['+49 30 901820', 'fr', '+4930901820'],
    ['+47 22 00 00 00', 'other', '+4722000000'],
  ] as const)('%j from %s is %s to the world', (text, country, number) => {
    expect(parsePhoneNumber(text, country)).toBe(number);
  });

  it.each([
    ['0000000000', 'uk'],
    ['1234567890123456789', 'us'],
    ['not a number at all', 'uk'],
    ['call 020 7946 0000', 'uk'],
    ['020 7946 0000 ext. 12', 'uk'],
    ['22 00 00 00 00', 'other'],
    ['+999 123 456 789', 'us'],
    // Dialled from abroad it would be shorter than the form takes.
    ['100 -(0-(-)', 'de'],
  ] as const)('%j from %s is none', (text, country) => {
    expect(parsePhoneNumber(text, country)).toBeNull();
  });
});

describe('a phone number in words', () => {
  it.each([
    ['+442079460000', 'uk', '020 7946 0000'],
    ['+14155550132', 'us', '(415) 555-0132'],
    ['+4930901820', 'de', '030 901820'],
    ['+33199001234', 'fr', '01 99 00 12 34'],
    ['+442079460000', 'fr', '+44 20 7946 0000'],
    ['+14165550132', 'us', '+1 416 555 0132'],
    ['+4722000000', 'other', '+47 22 00 00 00'],
    ['', 'uk', ''],
  ] as const)('%s beside %s is %s', (number, country, text) => {
    expect(writePhoneNumber(number, country)).toBe(text);
  });
});

describe('a choice in the profile form', () => {
  const messagesOf = (changes: Parameters<typeof profileForm>[0]): string[] =>
    consultantProfileSchema
      .safeParse(profileForm(changes))
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  it('of modules is among those of the primary skills', () => {
    const primarySkills = ['sales', 'data-migration', 'power-bi'] as const;
    const withModules = (...skillModules: ('sales.lead-management' | 'commerce.e-commerce')[]) =>
      messagesOf({ primarySkills: [...primarySkills], skillModules });
    expect(withModules('sales.lead-management')).toEqual([]);
    expect(withModules('sales.lead-management', 'commerce.e-commerce')).toEqual([
      'skillModules: Modules must belong to one of your primary skills',
    ]);
  });
});

describe('a text of the profile form', () => {
  const { city, title, summary } = consultantProfileSchema.shape;

  it('is measured in characters, not in halves of them', () => {
    expect(city.safeParse('🏔').success).toBe(false);
    expect(city.safeParse('🏔🏔').success).toBe(true);
    expect(title.safeParse('🏔🏔🏔').error?.issues.map(({ message }) => message)).toEqual([
      'Professional title must be at least 5 characters',
    ]);
    expect(summary.safeParse('🏔'.repeat(60)).success).toBe(false);
    expect(summary.safeParse('🏔'.repeat(100)).success).toBe(true);
  });

  it('is measured without the space around it, and refused with one message', () => {
    expect(city.safeParse('   x   ').error?.issues).toHaveLength(1);
    expect(city.parse('  York ')).toBe('York');
  });
});
