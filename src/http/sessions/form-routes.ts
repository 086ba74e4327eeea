import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type UserType, userTypeSchema } from '#access/user.ts';
import type { AuthPath } from '#features/identity/accounts/rules/auth-requests.ts';
import type { PostedForm } from '#features/identity/accounts/rules/posted-form.ts';
import type { AuthCall } from './auth-calls.ts';

/** Shows the page at this address again, with the form that it refuses. */
export type ShowRefused = (
  context: Context,
  page: Request,
  posted: PostedForm,
) => Promise<Response>;

interface FormPage {
  /** Which of its forms the page at this address has sent. */
  call: (address: URL) => AuthPath;
  /** What the address knows beside the fields. */
  known?: (address: URL) => Record<string, string>;
}

const formPages: Readonly<Record<string, FormPage>> = {
  '/auth': {
    call: ({ searchParams }) =>
      searchParams.get('mode') === 'signin' ? '/sign-in/email' : '/sign-up/email',
    known: ({ searchParams }): Record<string, string> => {
      if (searchParams.get('mode') === 'signin') return {};
      const [userType, next] = [searchParams.get('type'), searchParams.get('next')];
      return { ...(isUserType(userType) && { userType }), ...(next && { next }) };
    },
  },
  '/auth/forgot-password': {
    call: () => '/request-password-reset',
    known: ({ searchParams }): Record<string, string> => {
      const next = searchParams.get('next');
      return next ? { next } : {};
    },
  },
};

// What the page may show again. A password is typed again.
const shownAgain = ['email', 'firstName', 'lastName', 'companyName', 'userType'];

const unknownProblem = { code: 'UNKNOWN', detail: 'Something went wrong. Please try again.' };
const problemSchema = z.object({ code: z.string(), detail: z.string() });

/**
 * Forms that were sent without scripts. Each posts to its own page, makes the same call as with them, and is led on to
 * where the page would go. A refused one gets the page again with the reason and with what was typed.
 */
export function formRoutes(options: {
  callAuth: AuthCall;
  addressOf: (request: Request) => string;
  showRefused: ShowRefused;
}): Hono {
  const { callAuth, addressOf, showRefused } = options;
  const routes = new Hono();
  for (const [path, form] of Object.entries(formPages)) {
    routes.post(path, async (context, next) => {
      const request = context.req.raw;
      const fields = await readForm(request);
      if (!fields) return next();
      const address = new URL(request.url);
      const call = form.call(address);
      const caller = { headers: request.headers, address: addressOf(request) };
      const answer = await callAuth(call, { ...fields, ...form.known?.(address) }, caller);
      if (answer.ok) return ledOn(call, address, answer);
      const problem = problemSchema.safeParse(await answer.json().catch(() => undefined));
      const page = await showRefused(context, new Request(address, { headers: request.headers }), {
        values: Object.fromEntries(
          Object.entries(fields).filter(([name]) => shownAgain.includes(name)),
        ),
        ...(problem.data ?? unknownProblem),
      });
      return asRefusal(page, answer);
    });
  }
  return routes;
}

const isUserType = (type: string | null): type is UserType =>
  userTypeSchema.safeParse(type).success;

/** The fields of a form that a browser has sent without scripts; null for anything else. */
export async function readForm(request: Request): Promise<Record<string, string> | null> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return null;
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/** The page redirects a signed-in user, and shows every other visitor what has been sent. */
function ledOn(call: AuthPath, { pathname, searchParams }: URL, answer: Response): Response {
  const search = new URLSearchParams(searchParams);
  for (const over of ['confirmed', 'error', 'sent']) search.delete(over);
  if (call !== '/sign-in/email') search.set('sent', 'true');
  const headers = new Headers({ location: `${pathname}?${search}`, 'cache-control': 'no-store' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function asRefusal(page: Response, answer: Response): Response {
  const headers = new Headers(page.headers);
  const wait = answer.headers.get('retry-after');
  if (wait !== null) headers.set('retry-after', wait);
  // A signed-in user is redirected: by GET, not by the same form again.
  const isLedOn = page.status >= 300 && page.status < 400;
  return new Response(page.body, { status: isLedOn ? 303 : answer.status, headers });
}
