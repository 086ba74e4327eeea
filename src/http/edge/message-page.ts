import { html } from 'hono/html';
import { brandProperties } from '#lib/brand-colours.ts';
import { logoPath } from '#ui/brand/logo-path.ts';

/** A page of a few words that needs nothing but one style sheet: shown where the site itself cannot be. */
export const messagePage = ({ heading, text }: { heading: string; text: string }): string =>
  html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${heading} · Direct365</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <link rel="stylesheet" href="/offline.css" />
    </head>
    <body>
      <main>
        <svg viewBox="0 0 32 32" width="56" height="56" fill="currentColor" aria-hidden="true"><path d="${logoPath}" /></svg>
        <h1>${heading}</h1>
        <p>${text}</p>
        <p><a href="">Try again</a></p>
      </main>
    </body>
  </html>`.toString();

/** What such a page may load. */
export const messagePagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The style sheet of such pages. */
export const noticeStyle = `${brandProperties}
:root{font:17px/1.55 system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--canvas);color:var(--ink)}
main{max-width:30rem;padding:2rem 1.5rem;text-align:center}
svg{width:3.5rem;height:auto;fill:var(--primary)}
h1{font-size:2rem;line-height:1.15;letter-spacing:-0.02em;margin:1.25rem 0 .75rem}
p{margin:0 0 1.25rem;color:var(--ink-muted)}
a{display:inline-block;padding:.7rem 1.4rem;border-radius:.5rem;font-weight:600;text-decoration:none;
background:var(--primary);color:var(--on-primary)}
a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
`;
