import { brandProperties } from '#lib/brand-colours.ts';

/** The style sheet of the local Stripe's pages, served from an address of its own: the product's colours, so that a demo is of one piece. */
export const pageStyle = `${brandProperties}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.note { margin: 0 0 1.5rem; padding: .75rem 1rem; background: var(--warning-soft); border: 1px solid var(--warning-line); border-radius: .5rem; }
.card { padding: 1.5rem; margin-bottom: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.024em; font-weight: 600; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.3; font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--ink-muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--ink); background: transparent; border: 1px solid var(--line-strong); border-radius: .5rem; }
button.main { color: var(--on-primary); background: var(--primary); border-color: var(--primary); }
a { color: var(--primary-ink); }
a.back { display: inline-block; padding: .5rem 0; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem 0; text-align: left; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { text-align: right; }
`;
