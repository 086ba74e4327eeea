import { microsoftProvider } from '#features/identity/lib/openid/microsoft-provider.ts';
import { returnPath } from '#features/identity/sign-in-providers/server/commands/flows.ts';
import { systemClock } from '#lib/clock.ts';
import type { Log } from '#lib/log.ts';
import { createTestApp, type TestApp } from '../app.ts';
import type { HttpBrowser } from '../http-browser.ts';
import { testPublicUrl } from '../site.ts';
import {
  contoso,
  type MicrosoftEmulator,
  type MicrosoftPerson,
  startMicrosoftEmulator,
} from './microsoft-emulator.ts';

type Answer = Record<string, unknown>;

/** A site that is registered at a Microsoft of its own. */
export interface MicrosoftSite {
  app: TestApp;
  microsoft: MicrosoftEmulator;
  /** A person at Microsoft without an account here. */
  stranger(more?: Partial<MicrosoftPerson>): MicrosoftPerson;
  /** Begins in this browser, and says where it comes back to once Microsoft is content. */
  leave(
    browser: HttpBrowser,
    call?: Call,
    body?: object,
  ): Promise<{ consented: string; cancelled: string }>;
  /** Begins, and comes back; says where the site leads on to. */
  goAndReturn(
    browser: HttpBrowser,
    person: MicrosoftPerson,
    call?: Call,
    body?: object,
  ): Promise<string>;
  /** Sends the form of a sign-up that the site has led to. */
  signUp(
    browser: HttpBrowser,
    location: string,
    more?: object,
  ): Promise<{ status: number; answer: Answer }>;
  stop(): Promise<void>;
}

export const beginPath = '/api/microsoft-sign-in';
export const connectPath = '/api/me/connected-sign-ins';
export const proofPath = '/api/me/session/microsoft-proof';
type Call = typeof beginPath | typeof connectPath | typeof proofPath;

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, testPublicUrl);
  return `${pathname}${search}`;
};

/** The id of the form that waits at this address. */
export const waitingIdIn = (location: string): string =>
  new URL(location, testPublicUrl).searchParams.get('id') ?? '';

export async function startMicrosoftSite({ log }: { log?: Log } = {}): Promise<MicrosoftSite> {
  let clock = systemClock;
  const microsoft = await startMicrosoftEmulator({
    redirectUri: () => `${testPublicUrl}${returnPath}`,
    clock: { now: () => clock.now() },
  });
  const app = await createTestApp({
    ...(log ? { log } : {}),
    microsoft: (its) => {
      clock = its;
      return microsoftProvider(microsoft.settings, its, { timeoutMs: 3_000 });
    },
  });

  async function leave(browser: HttpBrowser, call: Call = beginPath, body: object = {}) {
    const sent = call === connectPath ? undefined : body;
    const { status, answer } = await browser.send<{ url: string }>('POST', call, sent);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`);
    const { consented, cancelled } = microsoft.answerTo(answer.url);
    return { consented: pathOf(consented), cancelled: pathOf(cancelled) };
  }

  return {
    app,
    microsoft,
    stranger: (more = {}) => ({
      sub: crypto.randomUUID(),
      tid: contoso,
      name: 'Ada Lovelace',
      email: `${crypto.randomUUID()}@contoso.example`,
      ...more,
    }),
    leave,
    async goAndReturn(browser, person, call, body) {
      microsoft.person = person;
      const { consented } = await leave(browser, call, body);
      return (await browser.visit(consented)).location ?? '';
    },
    signUp: (browser, location, more = {}) =>
      browser.send('POST', '/auth/v1/sign-up/microsoft', {
        waitingId: waitingIdIn(location),
        userType: 'client',
        firstName: 'Ada',
        lastName: 'Lovelace',
        ...more,
      }),
    async stop() {
      await app.close();
      await microsoft.stop();
    },
  };
}
