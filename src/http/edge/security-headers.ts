import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/** A fresh value that marks our own scripts in one page. */
export const createNonce = (): string => randomBytes(16).toString('base64url');

/**
 * The content security policy of a page: our own files, and inline scripts with a nonce or hash of the sources. Inline
 * styles need a hash of the design system. A configured analytics service may be loaded and called; the visitor's
 * consent decides whether it is.
 */
export function contentSecurityPolicy(options: {
  /** Such as `'nonce-…'` or `'sha256-…'`. */
  inlineScripts: readonly string[];
  styleElements: readonly string[];
  styleAttributes: readonly string[];
  /** Of the measuring service: the script's own first, then the others that it sends to. */
  analyticsOrigins: readonly string[];
  isSecure: boolean;
}): string {
  const { inlineScripts, styleElements, styleAttributes, analyticsOrigins, isSecure } = options;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...analyticsOrigins.slice(0, 1)].join(' '),
    ["style-src-elem 'self'", ...styleElements].join(' '),
    ['style-src-attr', ...styleAttributes].join(' '),
    ["img-src 'self' data: blob:", ...analyticsOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...analyticsOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers that every response carries. */
export const securityHeaders = (isSecure: boolean) =>
  createMiddleware(async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    headers.set('content-security-policy', unframed(headers.get('content-security-policy')));
    if (isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });

/** A policy that forbids framing the answer: `default-src` does not cover that. */
function unframed(policy: string | null): string {
  const given = policy ?? "default-src 'none'";
  return given.includes('frame-ancestors') ? given : `${given}; frame-ancestors 'none'`;
}
