import { randomInt } from 'node:crypto';
import type { Marketplace } from '#tests/processes/marketplace.ts';
import { benchPublicUrl, type StartedProduct } from '../harness/started-product.ts';

/** What visits of the soak need to know. */
export interface SoakedSite {
  product: StartedProduct;
  marketplace: Marketplace;
  /** Signs webhooks as the local Stripe does. */
  webhookSecret: string;
  /** How often each status was answered. */
  statuses: Map<number, number>;
}

const timeoutMs = 60_000;

/** Sends a request from a random IP address, reads the answer to its end and counts its status. */
export async function ask(
  { product, statuses }: SoakedSite,
  path: string,
  { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const response = await fetch(`${product.app.url}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...init,
    headers: { origin: benchPublicUrl, 'x-forwarded-for': someAddress(), ...headers },
  });
  await response.arrayBuffer();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  return response;
}

/** Sends JSON. */
export const send = (
  site: SoakedSite,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  ask(site, path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const someAddress = (): string =>
  [11 + randomInt(100), randomInt(256), randomInt(256), 1 + randomInt(254)].join('.');

/** One of these, each as likely. */
export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
