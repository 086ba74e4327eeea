const rows = [
  { y: 40, share: 150, className: 'fill-primary' },
  { y: 158, share: 118, className: 'fill-primary' },
  { y: 276, share: 62, className: 'fill-line-strong' },
] as const;

/** A project's needs on the left, and three consultants who meet them more or less. */
export function MatchingProfilesIllustration() {
  return (
    <svg viewBox="0 0 540 400" aria-hidden="true" className="h-auto w-full">
      <circle cx="170" cy="200" r="168" className="fill-primary-soft" />
      <g fill="none" strokeWidth="3.5" className="stroke-primary">
        <path d="M202 200c48 0 34-112 82-112" />
        <path d="M202 200h82" />
        <path
          d="M202 200c48 0 34 124 82 124"
          strokeDasharray="2 9"
          strokeLinecap="round"
          className="stroke-line-strong"
        />
      </g>
      <rect
        x="14"
        y="84"
        width="188"
        height="232"
        rx="18"
        className="fill-raised stroke-line"
        strokeWidth="1.5"
      />
      <rect x="38" y="112" width="104" height="12" rx="6" className="fill-ink" />
      <rect x="38" y="138" width="140" height="8" rx="4" className="fill-line" />
      <rect x="38" y="156" width="118" height="8" rx="4" className="fill-line" />
      {[188, 222, 256].map((y) => (
        <g key={y}>
          <rect
            x="38"
            y={y}
            width="20"
            height="20"
            rx="6"
            className="fill-primary-soft stroke-primary-line"
            strokeWidth="1.5"
          />
          <path
            d={`m43 ${y + 10} 4 4 7-8`}
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-primary-ink"
          />
          <rect
            x="70"
            y={y + 6}
            width={y === 222 ? 72 : 98}
            height="8"
            rx="4"
            className="fill-ink-muted"
          />
        </g>
      ))}
      {rows.map(({ y, share, className }) => (
        <g key={y}>
          <rect
            x="284"
            y={y}
            width="242"
            height="96"
            rx="16"
            className="fill-raised stroke-line"
            strokeWidth="1.5"
          />
          <circle
            cx="326"
            cy={y + 48}
            r="22"
            className="fill-primary-soft stroke-primary-line"
            strokeWidth="1.5"
          />
          <circle cx="326" cy={y + 42} r="7" className="fill-primary-ink" />
          <path d={`M312 ${y + 62}a14 12 0 0 1 28 0z`} className="fill-primary-ink" />
          <rect x="364" y={y + 26} width="96" height="10" rx="5" className="fill-ink" />
          <rect x="364" y={y + 46} width="64" height="8" rx="4" className="fill-line-strong" />
          <rect x="364" y={y + 66} width="142" height="8" rx="4" className="fill-line" />
          <rect
            x="364"
            y={y + 66}
            width={(share * 142) / 150}
            height="8"
            rx="4"
            className={className}
          />
        </g>
      ))}
      <circle cx="202" cy="200" r="9" strokeWidth="4.5" className="fill-surface stroke-primary" />
    </svg>
  );
}
