import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { QueryExecutorProvider } from 'kysely';
import { brandProperties } from '#lib/brand-colours.ts';
import { readTypefaceFile, typefaceFileNames, typefaceProperties } from '#lib/brand-typeface.ts';
import { findMail, type KeptMail, listMails } from './mailbox.ts';
import { linksOf } from './mailbox-links.ts';
import { listPage, mailPage } from './mailbox-views.ts';

/**
 * The looks of the mailbox pages: the site's colours and typeface, and none of its build, so that they work without it.
 */
const mailboxStyleSheet = `${brandProperties}
${typefaceProperties}
:root { font: 16px/1.6 var(--font-sans); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); }
header { background: var(--surface); border-bottom: 1px solid var(--line); padding: 1rem; font-weight: 600; }
header a { color: var(--ink); text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, dd, li { overflow-wrap: anywhere; }
h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.024em; font-weight: 600; }
h2 { margin: 2rem 0 .75rem; font-size: 1.125rem; font-weight: 600; }
a { color: var(--primary-ink); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: 1.25rem 0; }
input, button { font: inherit; min-height: 2.75rem; padding: .5rem .875rem; border-radius: .5rem; border: 1px solid var(--line-strong); }
input { flex: 1 1 12rem; max-width: 24rem; background: var(--surface); color: var(--ink); }
button { font-weight: 600; cursor: pointer; background: transparent; color: var(--ink); }
.mails { list-style: none; margin: 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
.mails li { display: grid; gap: .125rem; padding: .875rem 1.25rem; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { font-weight: 600; }
.mails span, .mails time { color: var(--ink-muted); font-size: .9375rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { color: var(--ink-muted); }
dd { margin: 0; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--canvas); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`;

/** A mail as programs read it. */
const toJson = (mail: KeptMail) => ({
  id: mail.id,
  messageId: mail.messageId,
  sentAt: mail.sentAt.toISOString(),
  to: { name: mail.toName, address: mail.toAddress },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: mail.headers,
  calendar: mail.calendar,
  links: linksOf(mail.html),
});

const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";

// The mail is a page of its own without scripts or cookies; its links open in the window around it.
const mailPolicy =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'";

const openLinksOnTop = (mail: string): string =>
  mail
    .replaceAll('target="_blank"', 'target="_top"')
    .replace('<head>', '<head><base target="_top"/>');

/**
 * The development mailbox: every kept mail as a page, and as JSON with `?format=json` or
 * `Accept: application/json`. `?to=` keeps one recipient's. For demo and development runs only.
 */
export function createMailboxPages(options: {
  db: QueryExecutorProvider;
  /** Where the pages are mounted. */
  path?: string;
}): Hono {
  const { db, path = '/dev/mailbox' } = options;
  const pages = new Hono();

  pages.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
  });

  const wantsJson = (context: Context): boolean =>
    context.req.query('format') === 'json' ||
    accepts(context, { header: 'Accept', supports: ['application/json'], default: '' }) !== '';

  pages.get('/', async (context) => {
    const to = context.req.query('to')?.trim();
    const mails = await listMails(db, { to });
    if (wantsJson(context)) {
      return context.json({ mails: mails.map(toJson) });
    }
    context.header('Content-Security-Policy', pagePolicy);
    return context.html(listPage({ path, mails, to }));
  });

  pages.get('/mailbox.css', (context) =>
    context.body(mailboxStyleSheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  for (const name of typefaceFileNames) {
    pages.get(`/${name}`, async (context) =>
      context.body(await readTypefaceFile(name), 200, {
        'Content-Type': 'font/woff2',
        'Cache-Control': 'public, max-age=86400',
      }),
    );
  }

  pages.get('/:id', async (context) => {
    const mail = await findMail(db, context.req.param('id'));
    if (!mail) return context.text('There is no such mail.', 404);
    if (wantsJson(context)) {
      return context.json(toJson(mail));
    }
    context.header('Content-Security-Policy', pagePolicy);
    return context.html(mailPage({ path, mail, links: linksOf(mail.html) }));
  });

  pages.get('/:id/call.ics', async (context) => {
    const mail = await findMail(db, context.req.param('id'));
    if (!mail?.calendar) return context.text('There is no such calendar object.', 404);
    const { method, content } = mail.calendar;
    return context.body(content, 200, {
      'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
      'Content-Disposition': 'attachment; filename="call.ics"',
    });
  });

  pages.get('/:id/html', async (context) => {
    const mail = await findMail(db, context.req.param('id'));
    if (!mail) return context.text('There is no such mail.', 404);
    context.header('Content-Security-Policy', mailPolicy);
    context.header('X-Frame-Options', 'SAMEORIGIN');
    return context.html(openLinksOnTop(mail.html));
  });

  return pages;
}
