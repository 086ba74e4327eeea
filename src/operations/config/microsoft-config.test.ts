import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const registration = {
  MICROSOFT_CLIENT_ID: '11111111-2222-4333-8444-555555555555',
  MICROSOFT_CLIENT_SECRET: 'what Microsoft has shown once',
};

describe('sign-in with Microsoft', () => {
  it('is off unless there is a registration', () => {
    expect(readConfig({}).microsoft).toBeUndefined();
    expect(readConfig({ MICROSOFT_TENANT: 'organizations' }).microsoft).toBeUndefined();
  });

  it('takes accounts of every kind at the public cloud by default', () => {
    expect(readConfig(registration).microsoft).toEqual({
      authority: 'https://login.microsoftonline.com',
      tenant: 'common',
      clientId: registration.MICROSOFT_CLIENT_ID,
      clientSecret: registration.MICROSOFT_CLIENT_SECRET,
    });
    const national = {
      MICROSOFT_AUTHORITY: 'https://login.microsoftonline.us/',
      MICROSOFT_TENANT: 'Contoso.example',
    };
    expect(readConfig({ ...registration, ...national }).microsoft).toMatchObject({
      authority: 'https://login.microsoftonline.us',
      tenant: 'contoso.example',
    });
  });

  it.each(['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'] as const)(
    'says what is missing without %s',
    (missing) => {
      const problem = problemOf({ ...registration, [missing]: '' });
      expect(problem).toMatch(new RegExp(`^${missing} is missing`));
      expect(problem).not.toContain(registration.MICROSOFT_CLIENT_SECRET);
    },
  );

  it.each([
    ['MICROSOFT_CLIENT_ID', 'direct365', /^MICROSOFT_CLIENT_ID must be the "Application/],
    ['MICROSOFT_TENANT', '../common', /^MICROSOFT_TENANT must be common/],
    ['MICROSOFT_AUTHORITY', 'login', /^MICROSOFT_AUTHORITY must be a full address/],
    ['MICROSOFT_AUTHORITY', 'http://login.example', /^MICROSOFT_AUTHORITY must begin with https/],
  ])('refuses %s=%s', (name, value, problem) => {
    expect(problemOf({ ...registration, [name]: value })).toMatch(problem);
  });

  it('may be unencrypted on this machine alone, as in tests', () => {
    const local = { ...registration, MICROSOFT_AUTHORITY: 'http://127.0.0.1:4999' };
    expect(readConfig(local).microsoft?.authority).toBe('http://127.0.0.1:4999');
  });
});
