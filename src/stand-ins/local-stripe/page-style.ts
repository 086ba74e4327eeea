/** The style sheet of the local Stripe's pages, served from an address of its own. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1f2430, #eceef3); --soft: light-dark(#565d6d, #a9b0bf);
  --paper: light-dark(#ffffff, #1b1f29); --ground: light-dark(#f1f3f7, #11141b); --line: light-dark(#d5d9e2, #3a4150);
  --accent: light-dark(#4338ca, #a5b4fc); --on-accent: light-dark(#ffffff, #14162b);
  --note: light-dark(#fff4d6, #3b3010); --note-line: light-dark(#b77f00, #d9a521); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.note { margin: 0 0 1.5rem; padding: .75rem 1rem; background: var(--note); border: 1px solid var(--note-line); border-radius: .5rem; }
.card { padding: 1.25rem; margin-bottom: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.3; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--ink); background: transparent; border: 1px solid var(--soft); border-radius: .5rem; }
button.main { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
a { color: var(--accent); }
a.back { display: inline-block; padding: .5rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem 0; text-align: left; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { text-align: right; }
`;
