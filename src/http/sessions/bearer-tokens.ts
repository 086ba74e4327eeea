import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { SignedIn } from '#access/viewer.ts';
import type { AppServices } from '#app/services.ts';
import { findProgramViewer } from '#features/identity/api-keys/server/queries/program-viewer.ts';
import { findAppViewer } from '#features/identity/connected-apps/server/queries/app-viewer.ts';
import { cookieValue, sessionCookieName } from '#lib/auth/session-token.ts';
import { type AppResource, appResources, resourceMetadataPath } from '../apps/app-metadata.ts';
import { respondWithProblem } from '../edge/problems.ts';

const programKey = 'programOfRequest';

/** The user for whom a program calls with this request; undefined without a token. */
export const programOf = (context: Context): SignedIn | undefined => context.get(programKey);

/** What stands behind `Bearer`; undefined without it. */
function bearerIn({ req }: Context): string | undefined {
  const [, token] = /^Bearer +(.*)$/i.exec(req.header('authorization') ?? '') ?? [];
  return token;
}

/**
 * Whether a request carries a program's token and no cookie. A browser adds cookies automatically, so a page of another
 * site could send only a request with cookies.
 */
export const isBearerOnly = (context: Context, publicUrl: string): boolean =>
  resourceOf(context) !== null &&
  bearerIn(context) !== undefined &&
  !hasSession(context, publicUrl);

/** The part of the site that this request asks; null for one that takes no tokens. */
function resourceOf({ req }: Context): AppResource | null {
  if (req.path.startsWith('/api/')) return 'api';
  return req.path === '/mcp' ? 'mcp' : null;
}

const hasSession = ({ req }: Context, publicUrl: string): boolean =>
  cookieValue(req.header('cookie'), sessionCookieName(publicUrl)) !== null;

const codeSchema = z.object({ code: z.literal('INSUFFICIENT_SCOPE') });

/**
 * Finds the user for whom a program calls, and reports a bad token as RFC 6750 specifies. A token and a session are
 * never accepted together: the caller would depend on the order of the checks.
 */
export const bearerTokens = ({
  services,
  addressOf,
}: {
  services: AppServices;
  addressOf: (request: Request) => string;
}) =>
  createMiddleware(async (context, next) => {
    const token = bearerIn(context);
    const resource = resourceOf(context) ?? 'api';
    const { publicUrl, db } = services;
    const metadata = `resource_metadata="${publicUrl}${resourceMetadataPath(resource)}"`;
    const challenge = (...words: string[]) => `Bearer ${[...words, metadata].join(', ')}`;
    if (token === undefined) {
      await next();
      if (context.res.status === 401) context.header('www-authenticate', challenge());
      return undefined;
    }
    if (hasSession(context, publicUrl)) {
      return respondWithProblem(context, {
        code: 'TWO_PROOFS',
        status: 400,
        detail: 'Send an access token or the cookie of a session, and never both.',
      });
    }
    const asked = { now: services.clock.now(), address: addressOf(context.req.raw) };
    // A token that an API key was exchanged for is signed, and has dots; one of an app is a random value.
    const program = token.includes('.')
      ? resource === 'api' && (await findProgramViewer(services, token, asked))
      : await findAppViewer(db, token, { ...asked, audience: appResources(publicUrl)[resource] });
    if (!program) {
      return respondWithProblem(
        context,
        {
          code: 'INVALID_TOKEN',
          status: 401,
          detail: 'This access token is not good, or not any more. Please get a new one.',
        },
        { 'www-authenticate': challenge('error="invalid_token"') },
      );
    }
    context.set(programKey, program);
    await next();
    if (await lacksScope(context.res)) {
      context.header(
        'www-authenticate',
        challenge('error="insufficient_scope"', 'scope="read write"'),
      );
    }
    return undefined;
  });

async function lacksScope(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return codeSchema.safeParse(problem).success;
}
