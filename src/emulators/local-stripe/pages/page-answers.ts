import type { Context } from 'hono';
import type { Clock } from '#lib/clock.ts';
import type { Account } from '../account.ts';
import type { Store } from '../store.ts';
import { messagePage } from './page-shell.ts';

export interface PageSettings {
  store: Store;
  account: Account;
  clock: Clock;
  /** Settled before the first page is answered. */
  ready: () => Promise<void>;
  /** Called after events may have been written. */
  onEvents: () => void;
}

/** The answer for what is not there, or not any more. */
export const notFound = (c: Context, { pageBase }: Account) =>
  c.html(
    messagePage(pageBase, 'Page not found', 'This page does not exist or is no longer open.'),
    404,
  );

/** What a page may do: nothing but show itself and send its forms here, or where they lead on to. */
export const contentPolicy = (formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    ['form-action', "'self'", ...new Set(formTargets)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What was typed into a form, as texts. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const form = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );
}
