import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cutRequest, cutResponse, readSlowly } from './broken-visits.ts';
import { postOddWebhook, uploadHostilePicture } from './hostile-visits.ts';
import { visitMalformedAddress, visitMissingPage, visitPublicPage } from './page-visits.ts';
import {
  failToSignIn,
  signUp,
  visitAsClient,
  visitAsConsultant,
  visitAsDemoPerson,
} from './people-visits.ts';
import type { SoakedSite } from './site.ts';

type Visit = (site: SoakedSite) => Promise<void>;

/** How many of a hundred visits are of each kind. */
const mix: readonly [number, Visit][] = [
  [30, visitPublicPage],
  [18, visitMissingPage],
  [6, visitMalformedAddress],
  [8, visitAsClient],
  [8, visitAsConsultant],
  [2, visitAsDemoPerson],
  [2, failToSignIn],
  [2, signUp],
  [3, uploadHostilePicture],
  [6, postOddWebhook],
  [5, cutRequest],
  [6, cutResponse],
  [4, readSlowly],
];
const visits: readonly Visit[] = mix.flatMap(([share, visit]) => Array<Visit>(share).fill(visit));

const visitsPerSecond = 15;
const atOnce = 60;

export interface Traffic {
  visits: number;
  /** Visits that ended with an error on the visitor's side, such as a connection that was refused. */
  failed: number;
}

/** Sends mixed visits at a steady rate, and returns when the last of them has ended. */
export async function sendTraffic(site: SoakedSite, milliseconds: number): Promise<Traffic> {
  const traffic = { visits: 0, failed: 0 };
  const running = new Set<Promise<void>>();
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    await wait(1000 / visitsPerSecond);
    // A slow machine gets less of it, never a pile.
    if (running.size >= atOnce) continue;
    const visit = visits[randomInt(visits.length)];
    if (!visit) continue;
    traffic.visits += 1;
    const visiting = visit(site)
      .catch(() => {
        traffic.failed += 1;
      })
      .finally(() => running.delete(visiting));
    running.add(visiting);
  }
  await Promise.all(running);
  return traffic;
}
