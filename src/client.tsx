import { afterFirstSight, nextBreath } from './app/layouts/after-first-sight.ts';

// The page is there to be read before its scripts are: their code is fetched when nothing else waits for the line.
void afterFirstSight().then(async () => {
  // The largest part runs by itself: all in one go they would hold up whoever scrolls or types meanwhile.
  await import('react-dom/client');
  await nextBreath();
  await import('./app/hydrate.tsx');
});
