import { type ColourPair, colourPairs, contrastOf, deepPairs } from '#ui/theme/colour-pairs.ts';
import { readColourTokens, type Theme } from '#ui/theme/colour-tokens.ts';
import css from '#ui/theme/tokens.css?raw';
import { Chapter, Specimen } from './specimen.tsx';

const tokens = readColourTokens(css);

/** Every colour with its values, and every pair with its contrast, both worked out from the style sheet itself. */
export function ColourChapter() {
  return (
    <Chapter
      id="colours"
      title="Colours"
      lead="Each colour is named for what it does, and is a pair: one value in light, one in dark. There are no others."
    >
      <Specimen title="Tokens" layout="stack">
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {[...tokens].map(([name, { light, dark }]) => (
            <li key={name} className="flex items-center gap-3">
              <Swatch light={light} dark={dark} />
              <div className="min-w-0 text-sm">
                <p className="font-medium text-ink">{name}</p>
                <p className="font-mono text-xs text-ink-muted">
                  {light} {dark}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        title="Pairs and their contrast"
        note="WCAG asks for 4.5 where something is read and for 3 where it is only seen. A test holds every pair to it."
        layout="stack"
      >
        <ul className="grid gap-x-8 gap-y-2 text-sm md:grid-cols-2 lg:grid-cols-3">
          {colourPairs.map((pair) => (
            <Pair key={`${pair.front} ${pair.ground}`} pair={pair} lightAs="light" />
          ))}
          {deepPairs.map((pair) => (
            <Pair key={`${pair.front} ${pair.ground}`} pair={pair} lightAs="dark" />
          ))}
        </ul>
      </Specimen>
    </Chapter>
  );
}

/** `lightAs` is the theme that the pair is set in while the page is light. */
function Pair({ pair, lightAs }: { pair: ColourPair; lightAs: Theme }) {
  return (
    <li className="flex items-center gap-3">
      <Sample pair={pair} theme={lightAs} />
      <Sample pair={pair} theme="dark" />
      <span className="min-w-0">
        {pair.front} <span className="text-ink-muted">on {pair.ground}</span>
      </span>
    </li>
  );
}

function Sample({ pair, theme }: { pair: ColourPair; theme: Theme }) {
  const front = tokens.get(pair.front)?.[theme];
  const ground = tokens.get(pair.ground)?.[theme];
  return (
    <span className="flex w-21 shrink-0 items-center gap-2 tabular-nums">
      <svg viewBox="0 0 40 24" aria-hidden="true" className="h-6 w-10 shrink-0 rounded-sm">
        <rect width="40" height="24" fill={ground} />
        <circle cx="12" cy="12" r="5" fill={front} />
        <rect x="22" y="10" width="12" height="4" rx="2" fill={front} />
      </svg>
      {contrastOf(tokens, pair, theme).toFixed(1)}
    </span>
  );
}

function Swatch({ light, dark }: { light: string; dark: string }) {
  return (
    <svg
      viewBox="0 0 48 40"
      aria-hidden="true"
      className="h-10 w-12 shrink-0 rounded-md border border-line"
    >
      <rect width="24" height="40" fill={light} />
      <rect x="24" width="24" height="40" fill={dark} />
    </svg>
  );
}
