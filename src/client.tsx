import { afterFirstSight } from './app/layouts/after-first-sight.ts';

// The page is there to be read before its scripts are: their code is fetched when nothing else waits for the line.
void afterFirstSight().then(() => import('./app/hydrate.tsx'));
