import { createMiddleware } from 'hono/factory';
import { respondWithProblem } from './problems.ts';

/** Node takes the first of two Host headers, a proxy may take the other: such a request is refused (RFC 9112, 3.2). */
export const oneHost = createMiddleware(async (context, next) => {
  const names: string[] = context.env?.incoming?.rawHeaders ?? [];
  const hosts = names.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length < 2) return next();
  return respondWithProblem(context, {
    code: 'BAD_REQUEST',
    status: 400,
    detail: 'The request names more than one host.',
  });
});
