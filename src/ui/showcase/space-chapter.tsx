import { Chapter, Specimen } from './specimen.tsx';

const radii = [
  { name: 'rounded-sm', className: 'rounded-sm', use: 'boxes to tick' },
  { name: 'rounded-md', className: 'rounded-md', use: 'controls' },
  { name: 'rounded-lg', className: 'rounded-lg', use: 'cards, banners' },
  { name: 'rounded-xl', className: 'rounded-xl', use: 'dialogs' },
  { name: 'rounded-2xl', className: 'rounded-2xl', use: 'panels' },
] as const;

const elevations = [
  { name: 'shadow-card', className: 'shadow-card', use: 'lies on the page' },
  { name: 'shadow-popup', className: 'shadow-popup', use: 'floats above it' },
  { name: 'shadow-dialog', className: 'shadow-dialog', use: 'takes its place' },
] as const;

const spaces = [
  { name: '1.5', className: 'w-1.5', use: 'between a label and its control' },
  { name: '3', className: 'w-3', use: 'between buttons, between an icon and its text' },
  { name: '4', className: 'w-4', use: 'between cards of a list; the edge of a phone' },
  { name: '6', className: 'w-6', use: 'between fields; inside a card' },
  { name: '10', className: 'w-10', use: 'between parts of a portal' },
  { name: '14', className: 'w-14', use: 'above and below a part of a public page, on phones' },
  { name: '24', className: 'w-24', use: 'the same on wide screens' },
] as const;

/** Corners, shadows, distances and movement. */
export function SpaceChapter() {
  return (
    <Chapter
      id="space"
      title="Space, depth, movement"
      lead="Distances come in steps of 4 px. Depth says what lies above what, and nothing else."
    >
      <Specimen title="Corners">
        {radii.map(({ name, className, use }) => (
          <div
            key={name}
            className={`flex h-24 w-36 flex-col justify-end border border-line-strong bg-surface p-3 text-sm ${className}`}
          >
            <span className="font-mono text-xs">{name}</span>
            <span className="text-ink-muted">{use}</span>
          </div>
        ))}
      </Specimen>
      <Specimen title="Depth">
        {elevations.map(({ name, className, use }) => (
          <div
            key={name}
            className={`flex h-24 w-44 flex-col justify-end rounded-lg border border-line bg-raised p-3 text-sm ${className}`}
          >
            <span className="font-mono text-xs">{name}</span>
            <span className="text-ink-muted">{use}</span>
          </div>
        ))}
      </Specimen>
      <Specimen title="Distances" layout="stack">
        <ul className="flex flex-col gap-2 text-sm">
          {spaces.map(({ name, className, use }) => (
            <li key={name} className="flex items-center gap-4">
              <span className="w-10 shrink-0 font-mono text-xs text-ink-muted">{name}</span>
              <span className="w-24 shrink-0">
                <span className={`block h-4 rounded-sm bg-primary-line ${className}`} />
              </span>
              <span className="text-ink-muted">{use}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        title="Movement"
        note="150 ms for what answers the pointer, 240 ms for what comes and goes, both fast at first and soft at the end. Anyone who asks the system for less movement gets none."
      >
        <div className="group flex w-full max-w-md flex-col gap-3 rounded-lg border border-line bg-surface p-4">
          <p className="text-sm text-ink-muted">Point here</p>
          <span className="block size-8 rounded-full bg-primary transition-transform group-hover:translate-x-40" />
          <span className="block size-8 rounded-full bg-primary transition-transform duration-(--motion-calm) group-hover:translate-x-40" />
        </div>
      </Specimen>
    </Chapter>
  );
}
