import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import {
  clientId,
  contoso,
  fabrikam,
  type MicrosoftEmulator,
  type Misbehaviour,
  startMicrosoftEmulator,
} from '#tests/support/microsoft/microsoft-emulator.ts';
import { personalTenant } from './microsoft-issuer.ts';
import { microsoftProvider } from './microsoft-provider.ts';
import { ProviderFailure, type SignInProvider, type SignInRound } from './sign-in-provider.ts';

const clock = new ManualClock('2026-11-23T12:00:00Z');
const redirectUri = 'https://direct365.example/auth/microsoft/return';
const round: SignInRound = {
  redirectUri,
  state: 'state-of-this-round-which-is-random',
  nonce: 'nonce-of-this-round-which-is-random',
  verifier: 'verifier-of-this-round-which-is-random',
};

const started: MicrosoftEmulator[] = [];
afterAll(() => Promise.all(started.map((each) => each.stop())));

async function start(tenant = 'common', timeoutMs?: number) {
  const emulator = await startMicrosoftEmulator({ tenant, redirectUri: () => redirectUri, clock });
  started.push(emulator);
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  return { emulator, provider: microsoftProvider(emulator.settings, clock, limit) };
}

let emulator: MicrosoftEmulator;
let provider: SignInProvider;
beforeEach(async () => {
  clock.moveTo('2026-11-23T12:00:00Z');
  ({ emulator, provider } = await start());
});

/** Goes there and comes back. */
async function returnFrom(its: MicrosoftEmulator, by: SignInProvider): Promise<URLSearchParams> {
  const address = await by.addressFor(round, { anew: false });
  return new URL(its.answerTo(address).consented).searchParams;
}

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => {
      if (error instanceof ProviderFailure) return error.refusal;
      throw error;
    },
  );

const refusalWith = async (misbehaviour: Misbehaviour): Promise<string> => {
  const parameters = await returnFrom(emulator, provider);
  emulator.misbehaviour = misbehaviour;
  return refusalOf(provider.identify(round, parameters));
};

describe('the address at Microsoft', () => {
  it('asks for a code, bound by state, nonce and PKCE, and lets people choose their account', async () => {
    const address = new URL(await provider.addressFor(round, { anew: false }));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      state: round.state,
      nonce: round.nonce,
      code_challenge_method: 'S256',
      prompt: 'select_account',
      scope: 'openid profile email',
    });
    expect(address.href).not.toContain(round.verifier);
    expect(address.href).not.toContain('secret');
  });

  it('has people asked anew, for the account that is meant', async () => {
    const wish = { anew: true, hint: 'ada@contoso.example' };
    const { searchParams } = new URL(await provider.addressFor(round, wish));
    expect(searchParams.get('prompt')).toBe('login');
    expect(searchParams.get('login_hint')).toBe(wish.hint);
  });

  it.each<Record<string, unknown>>([
    { issuer: 'https://login.evil.example/{tenantid}/v2.0' },
    { token_endpoint: 'https://login.evil.example/token' },
    { authorization_endpoint: 'https://login.evil.example/authorize' },
    { jwks_uri: 'https://login.evil.example/keys' },
    { token_endpoint: undefined },
  ])('is none where the metadata name another authority: %j', async (metadata) => {
    emulator.misbehaviour = { metadata };
    expect(await refusalOf(provider.addressFor(round, { anew: false }))).toBe('refused');
    emulator.misbehaviour = {};
    expect(await refusalOf(provider.addressFor(round, { anew: false }))).toBe('none');
  });
});

describe('who has come back', () => {
  it('is who a sound token says, with what it claims', async () => {
    emulator.person = {
      sub: 'ada-here',
      tid: contoso,
      oid: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
      name: 'Ada King Lovelace',
      preferred_username: 'ada@contoso.example',
      askedSecondsAgo: 120,
    };
    expect(await provider.identify(round, await returnFrom(emulator, provider))).toEqual({
      issuer: `${emulator.settings.authority}/${contoso}/v2.0`,
      subject: 'ada-here',
      tenantId: contoso,
      objectId: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
      claimedName: 'Ada King Lovelace',
      claimedEmail: 'ada@contoso.example',
      firstName: 'Ada',
      lastName: 'King Lovelace',
      authenticatedAt: new Date('2026-11-23T11:58:00Z'),
    });
  });

  it('claims names and addresses without signs that no one sees, and no longer than names are', async () => {
    emulator.person = {
      sub: 'ada-here',
      tid: contoso,
      name: `Ada\u202E\n${'x'.repeat(500)}`,
      email: 'no address',
      preferred_username: '+44 20 7946 0000',
      askedSecondsAgo: 'never said',
    };
    const identity = await provider.identify(round, await returnFrom(emulator, provider));
    expect(identity.claimedName).toBe(`Ada${'x'.repeat(197)}`);
    expect(identity.firstName).toHaveLength(100);
    expect(identity).toMatchObject({ claimedEmail: null, authenticatedAt: null, objectId: null });
  });

  it('is another one where the same subject comes from another tenant', async () => {
    emulator.person = { sub: 'the-same', tid: contoso };
    const one = await provider.identify(round, await returnFrom(emulator, provider));
    emulator.person = { sub: 'the-same', tid: fabrikam };
    const other = await provider.identify(round, await returnFrom(emulator, provider));
    expect(other.subject).toBe(one.subject);
    expect(other.issuer).not.toBe(one.issuer);
  });

  it('is found by a new key once Microsoft signs with one', async () => {
    await provider.identify(round, await returnFrom(emulator, provider));
    emulator.rotateKey();
    expect(await provider.identify(round, await returnFrom(emulator, provider))).toMatchObject({
      subject: 'ada-here',
    });
  });

  it('may have a clock that differs by less than a minute', async () => {
    const now = clock.now().getTime() / 1000;
    expect(await refusalWith({ claims: { nbf: now + 50 } })).toBe('none');
    expect(await refusalWith({ claims: { exp: now - 50 } })).toBe('none');
    expect(await refusalWith({ claims: { iat: now + 50 } })).toBe('none');
    expect(await refusalWith({ claims: { iat: now - 650 } })).toBe('none');
  });
});

describe('no one', () => {
  const claimed = (claims: Record<string, unknown>): Misbehaviour => ({ claims });
  it.each<[string, Misbehaviour]>([
    ['without a signature (alg none)', { signing: 'none' }],
    ['signed with the public key as a secret (HS256)', { signing: 'hs256-with-the-public-key' }],
    ['changed after it was signed', { signing: 'tampered' }],
    ['signed with a key that is not published', { hidesKey: true }],
    ['signed with a key for personal accounts alone', { keyIssuer: `/${personalTenant}/v2.0` }],
    ['of another issuer', claimed({ iss: 'https://login.evil.example/x/v2.0' })],
    ['of another tenant than its issuer', claimed({ tid: fabrikam })],
    ['of no tenant', claimed({ tid: undefined })],
    ['for another site', claimed({ aud: '0d365000-0000-4000-8000-00000000beef' })],
    [
      'for this site among others, meant for another',
      claimed({ aud: [clientId, 'another'], azp: 'another' }),
    ],
    ['with another nonce', claimed({ nonce: 'of another round' })],
    ['without a nonce', claimed({ nonce: undefined })],
    ['without a subject', claimed({ sub: undefined })],
    ['without an end', claimed({ exp: undefined })],
  ])('has come back with a token %s', async (_, misbehaviour) => {
    expect(await refusalWith(misbehaviour)).toBe('refused');
  });

  it('has come back with a token of the past or the future', async () => {
    const now = clock.now().getTime() / 1000;
    expect(await refusalWith({ claims: { exp: now - 61 } })).toBe('clock');
    expect(await refusalWith({ claims: { nbf: now + 3600 } })).toBe('clock');
    const elevenDays = 11 * 24 * 60 * 60;
    for (const iat of [now - 661, now - elevenDays, now + 61]) {
      expect(await refusalWith({ claims: { iat, exp: now + 3600 } })).toBe('clock');
    }
  });

  it('has come back without a code, with another state, or from elsewhere', async () => {
    const parameters = await returnFrom(emulator, provider);
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(parameters);
      copy.set(name, value);
      return refusalOf(provider.identify(round, copy));
    };
    expect(await changed('state', 'of another round')).toBe('refused');
    expect(await changed('iss', 'https://login.evil.example')).toBe('refused');
    expect(await changed('code', '')).toBe('refused');
    expect(await changed('code', 'made up')).toBe('expired');
    expect(emulator.tokenRequests).toBe(1);
  });

  it('comes back by a code a second time', async () => {
    const parameters = await returnFrom(emulator, provider);
    expect(await refusalOf(provider.identify(round, parameters))).toBe('none');
    expect(await refusalOf(provider.identify(round, parameters))).toBe('expired');
  });

  it('comes back by a code without its PKCE verifier', async () => {
    const parameters = await returnFrom(emulator, provider);
    const stolen = { ...round, verifier: 'a guess of the same length as a real verifier' };
    expect(await refusalOf(provider.identify(stolen, parameters))).toBe('expired');
  });

  it('has come back who, or whose admin, has refused', async () => {
    const { cancelled } = emulator.answerTo(await provider.addressFor(round, { anew: false }));
    const { searchParams } = new URL(cancelled);
    expect(await refusalOf(provider.identify(round, searchParams))).toBe('cancelled');
  });

  it('is signed in with a personal account where organizations alone sign in', async () => {
    const organizations = await start('organizations');
    organizations.emulator.person = { sub: 'ada-here', tid: personalTenant };
    const parameters = await returnFrom(organizations.emulator, organizations.provider);
    expect(await refusalOf(organizations.provider.identify(round, parameters))).toBe('refused');
  });

  it('of another tenant is signed in where one tenant signs in', async () => {
    const one = await start(contoso);
    one.emulator.person = { sub: 'ada-here', tid: fabrikam };
    const foreign = await returnFrom(one.emulator, one.provider);
    expect(await refusalOf(one.provider.identify(round, foreign))).toBe('refused');
    one.emulator.person = { sub: 'ada-here', tid: contoso };
    const own = await returnFrom(one.emulator, one.provider);
    expect(await refusalOf(one.provider.identify(round, own))).toBe('none');
  });
});

describe('a Microsoft that is not well', () => {
  it.each<[string, NonNullable<Misbehaviour['at']>, string]>([
    ['has a fault', { place: 'tokens', does: 'faults' }, 'unreachable'],
    ['says something else', { place: 'tokens', does: 'talks' }, 'unreachable'],
    ['says too much', { place: 'tokens', does: 'overflows' }, 'refused'],
    ['sends our secret elsewhere', { place: 'tokens', does: 'redirects' }, 'unreachable'],
    ['publishes no keys', { place: 'keys', does: 'faults' }, 'unreachable'],
  ])('is told from a person who is refused: it %s', async (_, at, refusal) => {
    expect(await refusalWith({ at })).toBe(refusal);
  });

  it('refuses this site, as when its secret has run out', async () => {
    expect(await refusalWith({ refusesClient: true })).toBe('refused');
  });

  it.each(['metadata', 'tokens', 'keys'] as const)(
    'hangs at its %s, and is left',
    async (place) => {
      const slow = await start('common', 300);
      const parameters =
        place === 'metadata' ? undefined : await returnFrom(slow.emulator, slow.provider);
      slow.emulator.misbehaviour = { at: { place, does: 'hangs' } };
      const asked = parameters
        ? slow.provider.identify(round, parameters)
        : slow.provider.addressFor(round, { anew: false });
      expect(await refusalOf(asked)).toBe('unreachable');
    },
  );

  it('is asked again once it is back', async () => {
    emulator.misbehaviour = { at: { place: 'metadata', does: 'faults' } };
    expect(await refusalOf(provider.addressFor(round, { anew: false }))).toBe('unreachable');
    emulator.misbehaviour = {};
    expect(await refusalOf(provider.addressFor(round, { anew: false }))).toBe('none');
  });

  it('says nothing into the log of what it claimed', async () => {
    const parameters = await returnFrom(emulator, provider);
    emulator.person = { sub: 'canary', tid: contoso, email: 'canary@contoso.example' };
    emulator.misbehaviour = { claims: { aud: 'canary', sub: 'canary' } };
    const error = await provider.identify(round, parameters).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProviderFailure);
    expect(String(error)).not.toContain('canary');
    expect(String(error)).toContain('aud');
  });
});
