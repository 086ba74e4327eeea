import type { APIResponse, BrowserContext } from '@playwright/test';
import type { Clock } from '#lib/clock.ts';

interface DelayedPage {
  response: APIResponse;
  body: Buffer;
  delayedUntil: number;
}

const seconds = (policy: string, name: string): number =>
  Number(new RegExp(`${name}=(\\d+)`).exec(policy)?.[1] ?? 0);

/**
 * A shared cache in front of the site, as the site allows it. It stores a page, with its headers, for `s-maxage` and
 * `stale-while-revalidate`, and does not know of deploys. It passes all other requests on.
 */
export function cacheInFront(clock: Clock): (context: BrowserContext) => Promise<void> {
  const held = new Map<string, DelayedPage>();
  return async (context) => {
    await context.route('**/*', async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      const kept = held.get(request.url());
      if (kept && kept.delayedUntil > clock.now().getTime()) {
        return route.fulfill({ response: kept.response, body: kept.body });
      }
      const response = await route.fetch({ maxRedirects: 0 });
      const body = await response.body();
      const policy = response.headers()['cache-control'] ?? '';
      const heldMs =
        (seconds(policy, 's-maxage') + seconds(policy, 'stale-while-revalidate')) * 1000;
      held.set(request.url(), { response, body, delayedUntil: clock.now().getTime() + heldMs });
      return route.fulfill({ response, body });
    });
  };
}
