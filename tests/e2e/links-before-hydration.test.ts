import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/*
 * What happens before all of a page is hydrated, as on slow networks and devices. With the frame hydrated and the
 * content not yet, a link is followed, or a response arrives. Before any hydration, the user goes back.
 */

const site = demoSite();

const client = 'client@demo.test';
const consultant = 'consultant@demo.test';
const ways = [
  [client, '/client/portal', '/messages', 'Messages'],
  [client, '/find-consultants', '/messages', 'Messages'],
  [client, '/messages', '/client/portal', 'Client Portal'],
  [consultant, '/consultant/portal', '/messages', 'Messages'],
] as const;

for (const [person, from, to, heading] of ways) {
  test(`from ${from} to ${to} as ${person}`, async () => {
    const { page, context, complaints } = await site.openAs(person);
    await context.addInitScript(
      ([origin, link]) => {
        if (location.pathname + location.search !== origin) return;
        addEventListener('page-hydrated', () => {
          // A click comes when React is not at work; what it has still to do comes after that.
          queueMicrotask(() => {
            const part = document.getElementById('content')?.firstElementChild ?? {};
            const isHydrated = Object.keys(part).some((key) => key.startsWith('__reactFiber'));
            document.documentElement.dataset.early = String(!isHydrated);
            document.querySelector<HTMLElement>(`header a[href="${link}"]`)?.click();
          });
        });
      },
      [from, to] as const,
    );
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    // Else it says nothing.
    expect(await page.evaluate('document.documentElement.dataset.early')).toBe('true');
    await page.goBack();
    await page.waitForURL(`**${from}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(heading);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** How late React does, once the frame is hydrated, each thing that it has put off. */
const lateMs = 3000;

test('what the frame is answered finds the content hydrated, and as the server sent it', async () => {
  const { page, context, complaints } = await site.openAs(client);
  await context.addInitScript((late) => {
    addEventListener('page-hydrated', () => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        setTimeout(() => Reflect.apply(post, this, message), late);
      };
    });
    const call = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await call(...asked);
      performance.mark('answered');
      return answer;
    };
    const look = (): void => {
      const part = document.getElementById('content')?.firstElementChild ?? {};
      if (Object.keys(part).some((key) => key.startsWith('__reactFiber')))
        performance.mark('hydrated');
      else setTimeout(look, 10);
    };
    look();
  }, lateMs);
  await page.goto('/notifications');
  const first = (mark: string) =>
    page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
  await expect.poll(() => first('hydrated')).toBeDefined();
  await expect.poll(() => first('answered')).toBeDefined();
  const [hydrated = 0, answered = 0] = [await first('hydrated'), await first('answered')];
  expect(hydrated - answered).toBeLessThan(lateMs / 2);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a page that is left is not reported as missing', async () => {
  const { page, context, complaints } = await site.openAs(client);
  const told = (path: string) =>
    `console: 404 Error: User attempted to access non-existent route: ${path}`;
  await page.goto('/no-such-page');
  await expect.poll(() => complaints).toEqual([told('/no-such-page')]);
  const [leave, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await context.route('**/assets/**', async (route) => {
    leave.resolve();
    await letGo.promise;
    await route.fallback();
  });
  await page.locator('header a[href="/messages"]').click();
  await leave.promise;
  expect(page.url()).toContain('/messages');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops!');
  letGo.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Messages');
  expect(complaints).toEqual([told('/no-such-page')]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oops!');
  await expect.poll(() => complaints).toEqual([told('/no-such-page'), told('/no-such-page')]);
  await context.close();
});

/** A user who goes back right after a reload, while these files load; files in `gone` are no longer served. */
async function backBeforeHydration(files: string | RegExp, gone?: RegExp) {
  const person = await site.openAs(client);
  const { page } = person;
  await open(page, '/client/portal');
  await page.locator('header a[href="/find-consultants"]').first().click();
  await page.waitForURL('**/find-consultants');
  await settled(page);
  const { promise, resolve: letFilesCome } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (gone) await page.route(gone, (route) => route.abort());
  await page.goBack({ waitUntil: 'commit' });
  if (!gone) expect(page.url()).toContain('/client/portal');
  return { ...person, letFilesCome };
}

test('going back before the page is hydrated, when that has begun', async () => {
  const { page, context, complaints } = await site.openAs(client);
  await open(page, '/client/portal');
  await page.locator('header a[href="/find-consultants"]').first().click();
  await page.waitForURL('**/find-consultants');
  await settled(page);
  // The router sets this when it takes up what the server sent, and waits for code after it.
  await page.addInitScript(() => {
    if (location.pathname !== '/find-consultants') return;
    let state: unknown;
    Object.defineProperty(window, '$_TSR', {
      configurable: true,
      get: () => state,
      set: (value: object) => {
        state = value;
        Object.defineProperty(value, 'initialized', { set: () => history.back() });
      },
    });
  });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForURL('**/client/portal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Client Portal');
  await settled(page);
  expect(complaints).toEqual([]);
  await context.close();
});

for (const [held, files] of [
  ['all scripts', '**/assets/*.js'],
  ['all but the first script', /\/assets\/(?!index-)[^/]+\.js$/],
] as const)
  test(`going back after a reload, before the page is hydrated: ${held} on their way`, async () => {
    const { page, context, complaints, letFilesCome } = await backBeforeHydration(files);
    letFilesCome();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Client Portal');
    await settled(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

test('going back before the page is hydrated, to a server that does not answer any more', async () => {
  // Before the way back: the page it leads to is asked for at once.
  const gone = /\/(?:healthz|api\/.*|client\/portal)$/;
  const { page, context, complaints, letFilesCome } = await backBeforeHydration(
    '**/assets/*.js',
    gone,
  );
  letFilesCome();
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await page.unroute(gone);
  await page.goto('/client/portal');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Client Portal');
  expect(complaints).toEqual([]);
  await context.close();
});
