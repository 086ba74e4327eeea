const lines = [
  { y: 132, width: 150 },
  { y: 178, width: 118 },
  { y: 224, width: 166 },
] as const;

/** A sheet with a list that is ticked off line by line. */
export function ProjectBriefIllustration() {
  return (
    <svg viewBox="0 0 480 380" aria-hidden="true" className="h-auto w-full">
      <circle cx="240" cy="190" r="178" className="fill-primary-soft" />
      <rect
        x="142"
        y="36"
        width="236"
        height="312"
        rx="18"
        className="fill-sunken stroke-line"
        strokeWidth="1.5"
        transform="rotate(5 260 192)"
      />
      <rect
        x="112"
        y="36"
        width="236"
        height="312"
        rx="18"
        className="fill-raised stroke-line"
        strokeWidth="1.5"
      />
      <rect x="140" y="66" width="128" height="14" rx="7" className="fill-ink" />
      <rect x="140" y="92" width="92" height="8" rx="4" className="fill-line-strong" />
      {lines.map(({ y, width }) => (
        <g key={y}>
          <rect x="140" y={y} width="24" height="24" rx="7" className="fill-primary" />
          <path
            d={`m146 ${y + 12} 5 5 8-10`}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-primary"
          />
          <rect
            x="178"
            y={y + 8}
            width={width * 0.85}
            height="8"
            rx="4"
            className="fill-ink-muted"
          />
        </g>
      ))}
      <rect
        x="140"
        y="270"
        width="24"
        height="24"
        rx="7"
        className="fill-none stroke-line-strong"
        strokeWidth="2"
      />
      <rect x="178" y="278" width="96" height="8" rx="4" className="fill-line" />
      <g transform="rotate(42 356 262)">
        <rect x="344" y="176" width="24" height="128" rx="4" className="fill-primary" />
        <path
          d="M344 304h24l-12 30z"
          className="fill-warning-soft stroke-primary"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <rect x="344" y="176" width="24" height="22" rx="4" className="fill-primary-hover" />
      </g>
    </svg>
  );
}
