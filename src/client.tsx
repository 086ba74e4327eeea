import { sayArrival } from '#features/platform/cookie-consent/web/components/say-arrival.ts';
import { countFirstPage } from '#features/platform/page-views/web/components/count-page-view.ts';
import { keepOfflinePage } from '#pages/layouts/offline-page.ts';
import { waitToHydrate, yieldToBrowser } from '#ssr/hydration-timing.ts';
import { isMissingCode, loadAnew, watchForMissingCode } from '#ssr/missing-code.ts';
import { idle } from '#ui/idle.ts';
import { followTranslation } from '#ui/translated-text.ts';

watchForMissingCode();
followTranslation();

// What zod asks before it makes its first schema: it would try whether it may compile code, which the policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// What every page does, whether it is ever hydrated or not.
void idle().then(() => {
  sayArrival();
  countFirstPage();
  keepOfflinePage();
});

// Nothing is taken of what comes here: what is kept of a library is what pages take of it.
const runReact = () => import('react-dom/client').then(() => undefined);
const runRouter = () => import('@tanstack/react-router').then(() => undefined);

// The page is readable before its scripts load: their code is fetched when the user is about to use it.
waitToHydrate()
  .then(async () => {
    // Fetched in parallel and run one after the other, yielding to the browser in between. In one task they would block
    // a user who scrolls or types.
    const react = runReact();
    await yieldToBrowser();
    const router = runRouter();
    await yieldToBrowser();
    const page = import('#ssr/hydrate.tsx');
    await Promise.all([react, router, page]);
    const { hydrate } = await page;
    await yieldToBrowser();
    await hydrate();
  })
  .catch((error: unknown) => {
    // What the server rendered stays: it can be read, and its links lead on.
    if (isMissingCode(error)) void loadAnew();
    else reportError(error);
  });
