import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { copyDemo } from './demo-database.ts';
import { type Colleague, type Reader, type SessionCookie, signInDirectly } from './demo-session.ts';
import { endWindows } from './lent-windows.ts';
import { startTestSite, type TestSite, type TestSiteOptions } from './site-in-process.ts';
import { test } from './test.ts';
import { type Look, openWindow, type Person } from './windows.ts';

/** A site with the demo, for the tests of one file, and windows on it. */
export interface DemoSite extends TestSite {
  /** A window of a visitor. */
  openWindow(look?: Look): Promise<Person>;
  /** A window of a user of the demo, signed in already; a visitor's is not. */
  openAs(reader: Reader | Colleague, look?: Look): Promise<Person>;
  /** A browser window with these options. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** The cookies of a new session; none for a visitor. */
  cookiesOf(reader: Reader | Colleague): Promise<SessionCookie[]>;
}

type Settings = Omit<TestSiteOptions, 'database'>;

/** Declares the site of a file: it starts before the first test of the file, and stops after the last. */
export function demoSite(settings: () => Settings | Promise<Settings> = () => ({})): DemoSite {
  let running: { site: TestSite; browser: Browser; settings: Settings } | undefined;
  test.beforeAll(async ({ browser }) => {
    const given = await settings();
    const site = await startTestSite({ ...given, database: await copyDemo() });
    running = { site, browser, settings: given };
  });
  test.afterAll(async () => {
    if (!running) return;
    await endWindows(running.site.url);
    await running.site.stop();
  });

  function get() {
    if (!running)
      throw new Error('The site starts before the first test, not when a file is read.');
    return running;
  }
  const cookiesOf = (reader: Reader | Colleague) =>
    signInDirectly(get().site, reader, get().settings.clock?.now() ?? new Date());
  return {
    get url() {
      return get().site.url;
    },
    get connectionString() {
      return get().site.connectionString;
    },
    mailsTo: (address) => get().site.mailsTo(address),
    waitForMail: (address, subject) => get().site.waitForMail(address, subject),
    runJob: (name) => get().site.runJob(name),
    jobsDone: () => get().site.jobsDone(),
    restart: (change) => get().site.restart(change),
    stop: () => get().site.stop(),
    cookiesOf,
    openWindow: (look) => openWindow(get().browser, get().site.url, look),
    async openAs(reader, look) {
      const person = await openWindow(get().browser, get().site.url, look);
      const cookies = await cookiesOf(reader);
      await person.context.addCookies(cookies.map((each) => ({ ...each, url: get().site.url })));
      return person;
    },
    newContext: (options) => get().browser.newContext({ baseURL: get().site.url, ...options }),
  };
}
