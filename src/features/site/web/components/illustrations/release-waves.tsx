const months = [60, 140, 220, 300, 380, 460] as const;

/** Waves that follow each other over a line of months. */
export function ReleaseWavesIllustration() {
  return (
    <svg viewBox="0 0 520 360" aria-hidden="true" className="h-auto w-full">
      <path
        d="M0 196c44-64 88-64 130 0s86 64 130 0 86-64 130 0 86 64 130 0v164H0z"
        className="fill-primary-soft"
      />
      <path
        d="M0 196c44-64 88-64 130 0s86 64 130 0 86-64 130 0 86 64 130 0"
        fill="none"
        strokeWidth="3.5"
        className="stroke-primary-line"
      />
      <path
        d="M0 240c58-84 116-84 174 0s116 84 174 0 115-84 172 0v120H0z"
        className="fill-primary"
        opacity="0.92"
      />
      <path d="M0 316h520" strokeWidth="2" className="stroke-on-primary" />
      {months.map((x) => (
        <circle key={x} cx={x} cy="316" r="6" className="fill-on-primary" />
      ))}
      <g>
        <path
          d="M300 316V96"
          strokeWidth="2.5"
          strokeDasharray="3 7"
          strokeLinecap="round"
          className="stroke-ink-muted"
        />
        <circle cx="300" cy="316" r="11" strokeWidth="5" className="fill-surface stroke-ink" />
        <rect
          x="216"
          y="34"
          width="168"
          height="64"
          rx="14"
          className="fill-raised stroke-line"
          strokeWidth="1.5"
        />
        <rect x="236" y="54" width="92" height="10" rx="5" className="fill-ink" />
        <rect x="236" y="74" width="124" height="8" rx="4" className="fill-line-strong" />
      </g>
    </svg>
  );
}
