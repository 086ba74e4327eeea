import { brandProperties } from '#lib/brand-colours.ts';

/** The files of the site's typeface, by the names under which the mailbox serves them, each with the letters it has. */
export const mailboxFonts: Readonly<Record<string, string>> = {
  'geist-latin-wght-normal.woff2':
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'geist-latin-ext-wght-normal.woff2':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
};

const fontFaces = Object.entries(mailboxFonts)
  .map(
    ([file, letters]) =>
      `@font-face { font-family: Geist; font-weight: 100 900; font-display: swap; src: url("${file}") format("woff2"); unicode-range: ${letters}; }`,
  )
  .join('\n');

/** The looks of the mailbox pages: the site's colours and typeface, and none of its build, so that they work without it. */
export const mailboxStyleSheet = `${brandProperties}
${fontFaces}
:root { font: 16px/1.6 Geist, system-ui, sans-serif; }
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
