import { type Context, Hono } from 'hono';
import type { AppContext, AppServices } from '#app/services.ts';
import type { ApiHandler } from '../api/api.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { programOf } from '../sessions/bearer-tokens.ts';
import { operationsClient } from './operations-client.ts';

export const mcpPath = '/mcp';

/** Page loads of other sites and other names of this host (DNS rebinding) are refused before the token is looked at. */
export function isFromElsewhere({ req }: Context, publicUrl: string): boolean {
  const { host, origin } = new URL(publicUrl);
  const askedHost = req.header('host') ?? new URL(req.url).host;
  const askedOrigin = req.header('origin');
  return askedHost !== host || (askedOrigin !== undefined && askedOrigin !== origin);
}

/**
 * The MCP server: tools for assistants, on the operations of the API and with the rights of the token. Stateless: each
 * request is answered by a server of its own, on whichever node.
 */
export function mcpRoutes(options: {
  services: AppServices;
  api: ApiHandler;
  contextOf: (context: Context) => Promise<AppContext>;
}): Hono {
  const { services, api, contextOf } = options;
  const { publicUrl, log } = services;
  return new Hono().all(mcpPath, async (context) => {
    if (isFromElsewhere(context, publicUrl)) {
      return respondWithProblem(context, {
        code: 'FOREIGN_ORIGIN',
        status: 403,
        detail: 'This request did not come to this site, or came from a page of another one.',
      });
    }
    const viewer = programOf(context);
    if (!viewer) {
      return respondWithProblem(context, {
        code: 'UNAUTHORIZED',
        status: 401,
        detail: 'Send an access token of a connected app.',
      });
    }
    const asked = await contextOf(context);
    const client = operationsClient(
      publicUrl,
      async (request) => (await api(request, asked)) ?? new Response(null, { status: 404 }),
    );
    // Loaded only where an assistant comes.
    const { answerMcp } = await import('./mcp-server.ts');
    const onFault = (error: unknown) => log.error({ err: error }, 'mcp tool failed');
    return answerMcp(context.req.raw, { viewer, client, publicUrl, onFault }, ({ message }) =>
      log.info({ reason: message.slice(0, 200) }, 'mcp request refused'),
    );
  });
}
