import { describe, expect, it } from 'vitest';
import { dayOf } from '#lib/calendar-days.ts';
import { datedProblem, evidenceSchema, stateOf } from './rules.ts';

const today = '2026-11-21';
const noon = new Date('2026-11-21T12:00:00Z');
const evidence = {
  link: 'https://learn.microsoft.com/users/ada/transcript/1',
  number: '',
  issuedOn: null,
  expiresOn: null,
};

const messagesOf = (changes: object): string[] =>
  evidenceSchema
    .safeParse({ ...evidence, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the state of a certification', () => {
  const states = (status: 'submitted' | 'verified' | 'rejected', expires_on: string | null) =>
    stateOf({ status, expires_on }, today);

  it('is a claim without evidence', () => {
    expect(stateOf(null, today)).toBe('claimed');
  });

  it('is what was decided, until its last day is over', () => {
    expect(states('verified', null)).toBe('verified');
    expect(states('verified', '2026-11-22')).toBe('verified');
    expect(states('verified', '2026-11-21')).toBe('verified');
    expect(states('verified', '2026-11-20')).toBe('expired');
  });

  it('expires while it waits, and stays rejected once rejected', () => {
    expect(states('submitted', '2026-11-21')).toBe('submitted');
    expect(states('submitted', '2026-11-20')).toBe('expired');
    expect(states('rejected', '2026-11-20')).toBe('rejected');
  });

  it('changes with the day in UTC, also over a leap day', () => {
    const lastDay = { status: 'verified', expires_on: '2028-02-28' } as const;
    expect(stateOf(lastDay, dayOf(new Date('2028-02-28T23:59:59.999Z')))).toBe('verified');
    expect(stateOf(lastDay, dayOf(new Date('2028-02-29T00:00:00.000Z')))).toBe('expired');
  });
});

describe('evidence', () => {
  it('is a link, a number, or both', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ link: '', number: 'H-1' })).toEqual([]);
    expect(messagesOf({ link: '', number: '   ' })).toEqual([
      'link: Please give a link or a number, so that we can check it',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://x.example',
    'learn.microsoft.com/x',
    'https://a@b.example',
  ])('has no link like %s', (link) => {
    expect(messagesOf({ link })).toEqual([
      'link: Please enter a full web address that starts with https://',
    ]);
  });

  it('has dates that exist, in order', () => {
    expect(messagesOf({ issuedOn: '2024-02-29', expiresOn: '2024-02-29' })).toEqual([]);
    expect(messagesOf({ issuedOn: '2025-02-29' })).toEqual(['issuedOn: Please enter a valid date']);
    for (const expiresOn of ['0001-01-01', '1979-12-31', '2101-01-01', '9999-12-31']) {
      expect(messagesOf({ expiresOn })).toEqual(['expiresOn: Please enter a valid date']);
    }
    expect(messagesOf({ issuedOn: '1980-01-01', expiresOn: '2100-12-31' })).toEqual([]);
    expect(messagesOf({ issuedOn: '2025-03-02', expiresOn: '2025-03-01' })).toEqual([
      'expiresOn: This date is before the date of issue',
    ]);
  });

  it('is not issued tomorrow, and has not expired yesterday, anywhere on earth', () => {
    const on = (issuedOn: string | null, expiresOn: string | null, now = noon) =>
      datedProblem('pmp', { issuedOn, expiresOn }, now);
    expect(on(today, today)).toBeNull();
    // In Auckland it is tomorrow already, in Honolulu still today.
    expect(on('2026-11-22', null, new Date('2026-11-21T13:00:00Z'))).toBeNull();
    expect(on(null, today, new Date('2026-11-22T09:00:00Z'))).toBeNull();
    expect(on('2026-11-23', null)).toEqual({
      field: 'issuedOn',
      message: 'The date of issue is in the future',
    });
    expect(on(null, '2026-11-20')).toEqual({
      field: 'expiresOn',
      message: 'It has expired. Please renew it first.',
    });
  });

  it('has no last day for a certification that holds for life', () => {
    const dates = { issuedOn: today, expiresOn: '2027-11-21' };
    for (const id of ['d365-fundamentals', 'power-platform-fundamentals', 'azure-fundamentals']) {
      expect(datedProblem(id, dates, noon)).toMatchObject({ field: 'expiresOn' });
      expect(datedProblem(id, { ...dates, expiresOn: null }, noon)).toBeNull();
    }
    expect(datedProblem('pmp', dates, noon)).toBeNull();
  });
});
