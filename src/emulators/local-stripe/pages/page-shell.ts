import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** A whole page of the local Stripe; `pageBase` is the address the pages are mounted at. */
export function pageShell(pageBase: string, title: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · Local Stripe</title>
    <link rel="stylesheet" href="${new URL(pageBase).pathname.replace(/\/$/, '')}/style.css" />
  </head>
  <body>
    <main>
      <p class="note">
        This is the local Stripe emulator. No money moves, and the cards are test cards.
      </p>
      ${content}
    </main>
  </body>
</html>`;
}

/** A page that says one thing and leads on, if there is somewhere to go. */
export function messagePage(
  pageBase: string,
  title: string,
  message: string,
  next?: { label: string; url: string },
): Markup {
  return pageShell(
    pageBase,
    title,
    html`<section class="card">
        <h1>${title}</h1>
        <p>${message}</p>
        ${next ? html`<a class="back" href="${next.url}">${next.label}</a>` : ''}
      </section>`,
  );
}

/** What went wrong, at the top of the page that it is about. */
export const problemNote = (problem: string | undefined): Markup | '' =>
  problem ? html`<p class="problem" role="alert">${problem}</p>` : '';
