const projects = [
  { x: 92, y: 92 },
  { x: 60, y: 204 },
  { x: 132, y: 306 },
] as const;

const people = [
  { x: 404, y: 76 },
  { x: 464, y: 190 },
  { x: 396, y: 308 },
] as const;

const pairs = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 1],
] as const;

/** Projects and people, joined directly in pairs. */
export function MarketplaceIllustration() {
  return (
    <svg viewBox="0 0 540 390" aria-hidden="true" className="h-auto w-full">
      <circle cx="268" cy="195" r="182" className="fill-primary-soft" />
      <g strokeWidth="3" className="stroke-primary">
        {pairs.map(([project, person]) => (
          <path
            key={`${project}-${person}`}
            d={`M${projects[project].x} ${projects[project].y}L${people[person].x} ${people[person].y}`}
          />
        ))}
      </g>
      <g strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" className="stroke-line-strong">
        <path d="M92 92 404 76" />
        <path d="M132 306 396 308" />
      </g>
      {projects.map(({ x, y }) => (
        <g key={y} transform={`translate(${x - 46} ${y - 38})`}>
          <rect
            width="92"
            height="76"
            rx="14"
            className="fill-raised stroke-line"
            strokeWidth="1.5"
          />
          <rect x="16" y="18" width="46" height="9" rx="4.5" className="fill-ink" />
          <rect x="16" y="36" width="60" height="7" rx="3.5" className="fill-line" />
          <rect x="16" y="50" width="36" height="7" rx="3.5" className="fill-primary-line" />
        </g>
      ))}
      {people.map(({ x, y }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <circle r="46" className="fill-raised stroke-line" strokeWidth="1.5" />
          <circle r="32" className="fill-primary" />
          <circle cy="-8" r="10" className="fill-on-primary" />
          <path d="M-19 20a19 16 0 0 1 38 0z" className="fill-on-primary" />
        </g>
      ))}
    </svg>
  );
}
