import { describe, expect, it } from 'vitest';
import { serviceRequestSchema } from './request-form.ts';
import { isServiceId, serviceIds } from './services.ts';

const form = {
  service: 'contracts',
  name: 'Casey',
  company: '',
  email: 'Casey@Example.test',
  phone: '',
  message: 'Please draft a contract.',
};
const problemsOf = (changes: object) => {
  const { error } = serviceRequestSchema.safeParse({ ...form, ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('a request', () => {
  it('takes what is filled in, the address in small letters', () => {
    expect(serviceRequestSchema.parse(form)).toEqual({ ...form, email: 'casey@example.test' });
  });

  it.each([
    ['name', 1, 100, 'Please enter your name', 'A name can have up to 100 characters'],
    ['company', 0, 200, '', 'A company can have up to 200 characters'],
    ['phone', 0, 30, '', 'A phone number can have up to 30 characters'],
    [
      ...(['message', 20, 2000] as const),
      'Please write at least 20 characters',
      'A message can have up to 2000 characters',
    ],
  ] as const)('has a %s of %i to %i characters', (field, least, most, tooShort, tooLong) => {
    expect(problemsOf({ [field]: 'a'.repeat(least) })).toEqual([]);
    expect(problemsOf({ [field]: 'a'.repeat(most) })).toEqual([]);
    expect(problemsOf({ [field]: 'a'.repeat(most + 1) })).toEqual([tooLong]);
    if (least > 0) expect(problemsOf({ [field]: 'a'.repeat(least - 1) })).toEqual([tooShort]);
  });

  it('is from an address, for one of the services, and has nothing else', () => {
    expect(problemsOf({ email: 'casey' })).toEqual(['Please enter a valid email address']);
    const local = 'a'.repeat(60);
    const longest = `${local}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    expect(problemsOf({ email: longest })).toEqual([]);
    expect(problemsOf({ email: longest.replace('.example', '.longer.example') })).not.toEqual([]);
    expect(problemsOf({ service: 'cleaning' })).toEqual(['Please choose a service']);
    expect(problemsOf({ urgent: true })).toHaveLength(1);
  });
});

it('a service is known by its name', () => {
  expect(serviceIds).toEqual(['interviews', 'sourcing', 'contracts']);
  expect(serviceIds.every(isServiceId)).toBe(true);
  expect([isServiceId('cleaning'), isServiceId(undefined)]).toEqual([false, false]);
});
