import { html } from 'hono/html';
import type { KeptMail } from './mailbox.ts';

type Html = ReturnType<typeof html>;

const recipientOf = ({ toName, toAddress }: KeptMail): string =>
  toName ? `${toName} <${toAddress}>` : toAddress;

const timeOf = ({ sentAt }: KeptMail): Html =>
  html`<time datetime="${sentAt.toISOString()}">${sentAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time>`;

const page = (options: { path: string; title: string; content: Html }): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${options.title}</title>
    <link rel="stylesheet" href="${options.path}/mailbox.css">
  </head>
  <body>
    <header><a href="${options.path}">Development mailbox</a></header>
    <main>${options.content}</main>
  </body>
</html>`;

/** The list, newest first, with a field for the recipient. */
export function listPage(options: {
  path: string;
  mails: KeptMail[];
  to: string | undefined;
}): Html {
  const { path, mails, to } = options;
  const list = html`<ul class="mails">
    ${mails.map(
      (mail) => html`<li>
        <a href="${path}/${mail.id}">${mail.subject || '(no subject)'}</a>
        <span>to ${recipientOf(mail)}</span>
        ${timeOf(mail)}
      </li>`,
    )}
  </ul>`;
  const empty = to
    ? html`<p>No mail to ${to} yet. <a href="${path}">Show all mails</a></p>`
    : html`<p>No mail yet. What the site would send appears here.</p>`;
  const content = html`
    <h1>Mails</h1>
    <p>Nothing leaves this machine: every mail of this run is kept here instead of being sent.</p>
    <form method="get" action="${path}">
      <label for="to">Recipient</label>
      <input id="to" name="to" type="email" value="${to ?? ''}" autocomplete="off">
      <button type="submit">Show</button>
    </form>
    ${mails.length > 0 ? list : empty}`;
  return page({ path, title: 'Development mailbox', content });
}

/** One mail: its headers, its links, the mail as it looks, and its plain text. */
export function mailPage(options: { path: string; mail: KeptMail; links: string[] }): Html {
  const { path, mail, links } = options;
  const headers = Object.entries(mail.headers);
  const content = html`
    <h1>${mail.subject || '(no subject)'}</h1>
    <dl>
      <dt>To</dt><dd>${recipientOf(mail)}</dd>
      <dt>Sent</dt><dd>${timeOf(mail)}</dd>
      <dt>Message-ID</dt><dd>${mail.messageId}</dd>
      ${headers.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
    </dl>
    <h2>Links</h2>
    ${
      links.length > 0
        ? html`<ul>${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`
        : html`<p>This mail has no links.</p>`
    }
    <h2>As it looks</h2>
    <iframe
      src="${path}/${mail.id}/html"
      title="The mail as it looks"
      sandbox="allow-top-navigation-by-user-activation"></iframe>
    <h2>As plain text</h2>
    <pre>${mail.text}</pre>
    ${
      mail.calendar &&
      html`<h2>For calendars</h2>
        <p>
          ${mail.calendar.method === 'CANCEL' ? 'Takes a time out of the calendar' : 'Puts a time into the calendar'}
          (${mail.calendar.method}). <a href="${path}/${mail.id}/call.ics">Download call.ics</a>
        </p>
        <pre>${mail.calendar.content}</pre>`
    }
    <p><a href="${path}/${mail.id}?format=json">As JSON</a></p>`;
  return page({ path, title: mail.subject || 'Mail', content });
}
