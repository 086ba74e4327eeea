/**
 * Lets the client library read our errors: it parses `application/json`, and takes `application/problem+json` for a
 * file. Other responses pass unchanged.
 */
export function asReadableProblem(response: Response): Response {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
