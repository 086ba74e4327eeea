import { afterFirstSight, nextBreath } from './app/layouts/after-first-sight.ts';

// The page is there to be read before its scripts are: their code is fetched when nothing else waits for the line.
void afterFirstSight().then(async () => {
  // Fetched side by side and run one after the other: all in one go they would hold up whoever scrolls or types.
  const parts = [import('react-dom/client'), import('@tanstack/react-router')];
  const page = import('./app/hydrate.tsx');
  await Promise.all(parts);
  const { hydrate } = await page;
  await nextBreath();
  hydrate();
});
