/**
 * Whether this is an address as services on the web have them: encrypted, by a name and not a number, at the usual
 * port. That the name leads to a public machine is seen when it is asked (`lookupPublicBy`), for names change.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  // A number, which is connected to without being looked up, ends with a digit or is in brackets.
  return /^[^[]+\.[a-z][a-z0-9-]*$/.test(url.hostname);
}
