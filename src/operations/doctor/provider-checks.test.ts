import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveOnLoopback } from '#emulators/loopback.ts';
import { systemClock } from '#lib/clock.ts';
import {
  type MicrosoftEmulator,
  startMicrosoftEmulator,
} from '#tests/support/microsoft/microsoft-emulator.ts';
import { type SmsEmulator, startSmsEmulator } from '#tests/support/sms-emulator.ts';
import { configWith, verdictsOf } from './doctor-fixture.ts';
import { providerChecks } from './provider-checks.ts';

const deadAddress = 'http://127.0.0.1:9';

const look = async (name: string, changes: Record<string, string>) =>
  (await verdictsOf(providerChecks({ config: configWith(changes), clock: systemClock })))[name];
const says = (state: string, words: RegExp) => ({ state, sentence: expect.stringMatching(words) });

it('asks nothing of services that are not set up', async () => {
  const verdicts = await verdictsOf(providerChecks({ config: configWith(), clock: systemClock }));
  const states = Object.entries(verdicts).map(([name, { state }]) => [name, state]);
  expect(states).toEqual([
    ['microsoft-sign-in', 'not-asked'],
    ['text-messages', 'not-asked'],
    ['language-service', 'not-asked'],
  ]);
});

describe('the sign-in with Microsoft', () => {
  let microsoft: MicrosoftEmulator;
  beforeAll(async () => {
    microsoft = await startMicrosoftEmulator({ redirectUri: () => deadAddress });
    return () => microsoft.stop();
  });
  beforeEach(() => {
    microsoft.misbehaviour = {};
  });
  const ask = (changes: Record<string, string> = {}) =>
    look('microsoft-sign-in', {
      MICROSOFT_CLIENT_ID: microsoft.settings.clientId,
      MICROSOFT_CLIENT_SECRET: microsoft.settings.clientSecret,
      MICROSOFT_AUTHORITY: microsoft.settings.authority,
      ...changes,
    });

  it('is good when the tenant is known there', async () => {
    const verdict = await ask();
    expect(verdict).toEqual(says('good', /for the tenant common/));
    expect(verdict?.sentence).not.toContain(microsoft.settings.clientSecret);
  });

  it('is wrong with the id of a secret in the place of its value', async () => {
    const id = '0d365000-0000-4000-8000-00000000000a';
    const verdict = await ask({ MICROSOFT_CLIENT_SECRET: id });
    expect(verdict).toEqual(says('wrong', /looks like the id/));
    expect(verdict?.sentence).not.toContain(id);
  });

  it('is wrong where the tenant is unknown, or no server answers', async () => {
    expect(await ask({ MICROSOFT_TENANT: 'nowhere.example' })).toEqual(
      says('wrong', /the tenant nowhere\.example \(metadata: status 400\)/),
    );
    expect(await ask({ MICROSOFT_AUTHORITY: deadAddress })).toEqual(says('wrong', /no answer/));
  });

  it.each(['faults', 'talks', 'overflows', 'redirects'] as const)(
    'is wrong where its document %s',
    async (does) => {
      microsoft.misbehaviour = { at: { place: 'metadata', does } };
      expect(await ask()).toEqual(says('wrong', /Sign-in with Microsoft fails/));
    },
  );

  it('is wrong where the document leads elsewhere', async () => {
    microsoft.misbehaviour = { metadata: { token_endpoint: 'https://elsewhere.example/token' } };
    expect(await ask()).toEqual(says('wrong', /of another issuer/));
  });
});

describe('the service for text messages', () => {
  let sms: SmsEmulator;
  beforeAll(async () => {
    sms = await startSmsEmulator();
    return () => sms.stop();
  });
  const ask = (url: string) =>
    look('text-messages', {
      SMS_API_URL: url,
      ...{ SMS_ACCOUNT_SID: 'AC1', SMS_AUTH_TOKEN: 'sms-token', SMS_FROM: '+442079460000' },
    });

  it.each([
    [200, { sid: 'AC1', status: 'active' }, 'good', /knows our account/],
    [200, { sid: 'AC1', status: 'suspended' }, 'wrong', /not active/],
    [401, { code: 20003 }, 'wrong', /does not take SMS_ACCOUNT_SID/],
    [404, {}, 'look-at', /answers \(404\)/],
    [200, { hello: 'world' }, 'look-at', /does not say/],
  ])('that answers %i with %j: %s', async (status, body, state, words) => {
    sms.answer({ status, body: JSON.stringify(body) });
    const verdict = await ask(sms.url);
    expect(verdict).toEqual(says(state, words));
    expect(verdict?.sentence).not.toContain('sms-token');
  });

  it('is asked for our account with our key, and sends nothing', async () => {
    sms.heard.length = 0;
    await ask(sms.url);
    expect(sms.heard).toEqual([
      {
        path: '/2010-04-01/Accounts/AC1.json',
        authorization: `Basic ${Buffer.from('AC1:sms-token').toString('base64')}`,
        contentType: undefined,
        form: {},
      },
    ]);
  });

  it('is wrong when it does not answer', async () => {
    expect(await ask(deadAddress)).toEqual(says('wrong', /cannot be asked: no answer/));
  });
});

describe('the service for language', () => {
  let answer: { status: 200 | 401 | 404; body: object };
  let asked: { path: string; authorization: string | undefined }[];
  let url: string;
  beforeAll(async () => {
    const service = new Hono().all('*', (c) => {
      asked.push({ path: c.req.path, authorization: c.req.header('authorization') });
      return c.json(answer.body, answer.status);
    });
    const { address, close } = await serveOnLoopback(service);
    url = `${address}/v1`;
    return close;
  });
  beforeEach(() => {
    asked = [];
  });
  const ask = (changes: Record<string, string> = {}) =>
    look('language-service', {
      BRIEF_PROVIDER_URL: url,
      BRIEF_PROVIDER_MODEL: 'small',
      BRIEF_PROVIDER_KEY: 'provider-key',
      ...changes,
    });
  const models = (...ids: string[]) => ({ data: ids.map((id) => ({ id, object: 'model' })) });

  it.each([
    [200, models('large', 'small'), 'good', /has the model/],
    [200, models('large'), 'wrong', /has no model small/],
    [401, {}, 'wrong', /does not take BRIEF_PROVIDER_KEY/],
    [404, {}, 'look-at', /answers \(404\)/],
    [200, { hello: 'world' }, 'look-at', /does not say which/],
  ] as const)('that answers %i with %j: %s', async (status, body, state, words) => {
    answer = { status, body };
    const verdict = await ask();
    expect(verdict).toEqual(says(state, words));
    expect(verdict?.sentence).not.toContain('provider-key');
    expect(asked).toEqual([{ path: '/v1/models', authorization: 'Bearer provider-key' }]);
  });

  it('is given no key where there is none, and is wrong when it does not answer', async () => {
    answer = { status: 200, body: models('small') };
    expect(await ask({ BRIEF_PROVIDER_KEY: '' })).toMatchObject({ state: 'good' });
    expect(asked[0]?.authorization).toBeUndefined();
    expect(await ask({ BRIEF_PROVIDER_URL: deadAddress })).toEqual(
      says('wrong', /cannot be asked/),
    );
  });
});
