import { brandProperties } from '#lib/brand-colours.ts';
import { typefaceProperties } from '#lib/brand-typeface.ts';

/**
 * The looks of the mailbox pages: the site's colours and typeface, and none of its build, so that they work without it.
 */
export const mailboxStyleSheet = `${brandProperties}
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
