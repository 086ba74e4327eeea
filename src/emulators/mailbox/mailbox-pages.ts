import { type Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { QueryExecutorProvider } from 'kysely';
import { readTypefaceFile, typefaceFileNames } from '#lib/brand-typeface.ts';
import { findMail, type KeptMail, listMails } from './mailbox.ts';
import { linksOf } from './mailbox-links.ts';
import { mailboxStyleSheet } from './mailbox-style-sheet.ts';
import { listPage, mailPage } from './mailbox-views.ts';

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
