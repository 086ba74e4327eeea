/**
 * A path on this site to go on to after signing in, or undefined when the wish leads elsewhere:
 * `//evil.example`, `/\evil.example` and full addresses are all refused.
 */
export function safeNextPath(next: string | undefined): string | undefined {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return undefined;
  const url = new URL(next, 'https://site.invalid');
  return url.host === 'site.invalid' ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
