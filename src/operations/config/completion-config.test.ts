import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const url = 'https://api.example/v1';

describe('a provider for briefs', () => {
  it('is none unless its address is named', () => {
    expect(readConfig({}).briefProvider).toBeUndefined();
    expect(readConfig({ BRIEF_PROVIDER_MODEL: 'small' }).briefProvider).toBeUndefined();
  });

  it('has an address, a model and perhaps a key', () => {
    expect(
      readConfig({ BRIEF_PROVIDER_URL: url, BRIEF_PROVIDER_MODEL: 'small' }).briefProvider,
    ).toEqual({
      url,
      model: 'small',
      key: undefined,
    });
  });

  it('needs to know its model', () => {
    expect(problemOf({ BRIEF_PROVIDER_URL: url })).toMatch(/^BRIEF_PROVIDER_MODEL is missing/);
  });

  it('may be unencrypted on this machine alone', () => {
    const local = {
      BRIEF_PROVIDER_URL: 'http://127.0.0.1:11434/v1',
      BRIEF_PROVIDER_MODEL: 'small',
    };
    expect(readConfig(local).briefProvider?.url).toBe(local.BRIEF_PROVIDER_URL);
    const problem = problemOf({ ...local, BRIEF_PROVIDER_URL: 'http://api.example/v1' });
    expect(problem).toMatch(/^BRIEF_PROVIDER_URL must begin with https/);
    expect(problem).not.toContain('api.example');
  });
});
