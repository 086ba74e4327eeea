/** A project and a consultant joined by a line, past an agency that is crossed out. */
export function DirectLineIllustration() {
  return (
    <svg viewBox="0 0 560 420" aria-hidden="true" className="h-auto w-full">
      <circle cx="386" cy="206" r="168" className="fill-primary-soft" />
      <g
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-line-strong"
      >
        <path d="M116 168c0-62 12-98 46-98" />
        <path d="M234 70c58 0 92 14 104 46" />
      </g>
      <g>
        <rect
          x="164"
          y="36"
          width="68"
          height="68"
          rx="14"
          className="fill-sunken stroke-line-strong"
          strokeWidth="1.5"
        />
        <g fill="none" strokeWidth="3.5" strokeLinecap="round" className="stroke-ink-muted">
          <path d="M188 82l20-24" />
          <circle cx="188" cy="60" r="4.5" />
          <circle cx="208" cy="80" r="4.5" />
        </g>
        <path d="M152 116 244 24" strokeWidth="5" strokeLinecap="round" className="stroke-danger" />
      </g>
      <g>
        <rect
          x="12"
          y="168"
          width="214"
          height="224"
          rx="18"
          className="fill-raised stroke-line"
          strokeWidth="1.5"
        />
        <rect x="36" y="196" width="112" height="12" rx="6" className="fill-ink" />
        <g className="fill-line">
          <rect x="36" y="224" width="166" height="8" rx="4" />
          <rect x="36" y="242" width="148" height="8" rx="4" />
          <rect x="36" y="260" width="104" height="8" rx="4" />
        </g>
        <g className="fill-primary-soft stroke-primary-line" strokeWidth="1.5">
          <rect x="36" y="290" width="64" height="24" rx="12" />
          <rect x="108" y="290" width="82" height="24" rx="12" />
        </g>
        <g className="fill-primary-line">
          <rect x="48" y="299" width="40" height="6" rx="3" />
          <rect x="120" y="299" width="58" height="6" rx="3" />
        </g>
        <path d="M36 340h166" className="stroke-line" strokeWidth="1.5" />
        <rect x="36" y="356" width="72" height="10" rx="5" className="fill-ink-muted" />
      </g>
      <g>
        <rect
          x="334"
          y="84"
          width="214"
          height="238"
          rx="18"
          className="fill-raised stroke-line"
          strokeWidth="1.5"
        />
        <circle cx="382" cy="132" r="26" className="fill-primary" />
        <g className="fill-on-primary">
          <circle cx="382" cy="125" r="8.5" />
          <path d="M365.5 148a16.5 14 0 0 1 33 0z" />
        </g>
        <rect x="422" y="114" width="92" height="12" rx="6" className="fill-ink" />
        <rect x="422" y="136" width="66" height="8" rx="4" className="fill-line-strong" />
        <g className="fill-line">
          <rect x="358" y="178" width="166" height="8" rx="4" />
          <rect x="358" y="196" width="132" height="8" rx="4" />
        </g>
        <g
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-success-ink"
        >
          <path d="m360 228 5 5 9-10" />
          <path d="m360 252 5 5 9-10" />
        </g>
        <g className="fill-ink-muted">
          <rect x="386" y="224" width="96" height="8" rx="4" />
          <rect x="386" y="248" width="72" height="8" rx="4" />
        </g>
        <rect x="358" y="278" width="166" height="24" rx="8" className="fill-primary" />
        <rect x="408" y="287" width="66" height="6" rx="3" className="fill-on-primary" />
      </g>
      <path d="M226 284c62 0 46-96 108-96" fill="none" strokeWidth="5" className="stroke-primary" />
      <circle cx="226" cy="284" r="10" strokeWidth="5" className="fill-surface stroke-primary" />
      <circle cx="334" cy="188" r="10" strokeWidth="5" className="fill-surface stroke-primary" />
    </svg>
  );
}
