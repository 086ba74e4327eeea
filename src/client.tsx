import { afterFirstSight, nextBreath } from './app/layouts/after-first-sight.ts';

// What zod asks before it makes its first schema: it would try whether it may compile code, which the policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// The page is there to be read before its scripts are: their code is fetched when nothing else waits for the line.
void afterFirstSight().then(async () => {
  // Fetched side by side and run one after the other, with a breath wherever there is one to take: all in one go they
  // would hold up whoever scrolls or types.
  const react = import('react-dom/client');
  await nextBreath();
  const router = import('@tanstack/react-router');
  await nextBreath();
  const page = import('./app/hydrate.tsx');
  await Promise.all([react, router]);
  const { hydrate } = await page;
  await nextBreath();
  await hydrate();
});
