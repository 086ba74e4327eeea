import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const set = { SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'token', SMS_FROM: '+442079460000' };

describe('a service for text messages', () => {
  it('is none unless it is named', () => {
    expect(readConfig({}).sms).toBeUndefined();
    expect(readConfig({ SMS_COUNTRIES: 'GB' }).sms).toBeUndefined();
  });

  it('has an account, a token and a sender, and Twilio’s address unless another is named', () => {
    expect(readConfig(set).sms).toEqual({
      url: 'https://api.twilio.com',
      accountSid: 'AC1',
      authToken: 'token',
      from: '+442079460000',
    });
  });

  it.each(Object.keys(set))('says that %s belongs to the others', (name) => {
    expect(problemOf({ ...set, [name]: '' })).toMatch(/^SMS_ACCOUNT_SID, SMS_AUTH_TOKEN/);
  });

  it('may be unencrypted on this machine alone', () => {
    expect(readConfig({ ...set, SMS_API_URL: 'http://127.0.0.1:9' }).sms?.url).toContain('http:');
    expect(problemOf({ ...set, SMS_API_URL: 'http://sms.example' })).toMatch(
      /^SMS_API_URL must begin with https/,
    );
  });

  it('sends to the countries that are named', () => {
    expect(readConfig({ SMS_COUNTRIES: 'gb, de' }).smsCountries).toEqual(['GB', 'DE']);
    expect(readConfig({}).smsCountries).toContain('US');
    expect(problemOf({ SMS_COUNTRIES: 'Germany' })).toMatch(/^SMS_COUNTRIES must be countries/);
  });
});
