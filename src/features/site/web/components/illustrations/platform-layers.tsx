const layers = [
  { y: 190, className: 'fill-none stroke-line-strong', dashed: true },
  { y: 122, className: 'fill-none stroke-line-strong', dashed: true },
] as const;

/** One solid layer on top of two that are only outlined yet. */
export function PlatformLayersIllustration() {
  return (
    <svg viewBox="0 0 520 380" aria-hidden="true" className="h-auto w-full">
      <circle cx="260" cy="190" r="180" className="fill-primary-soft" />
      {layers.map(({ y, className }) => (
        <path
          key={y}
          d={`M260 ${y} 470 ${y + 84} 260 ${y + 168} 50 ${y + 84}z`}
          strokeWidth="2.5"
          strokeDasharray="3 9"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={className}
        />
      ))}
      <path d="M50 138v26l210 84 210-84v-26z" className="fill-primary-hover" />
      <path d="M260 54 470 138 260 222 50 138z" className="fill-primary" />
      <g fill="none" strokeWidth="3" className="stroke-on-primary" opacity="0.7">
        <path d="m155 96 210 84" />
        <path d="m365 96-210 84" />
      </g>
      <g className="fill-on-primary">
        <circle cx="260" cy="138" r="9" />
        <circle cx="155" cy="96" r="6" />
        <circle cx="365" cy="96" r="6" />
        <circle cx="155" cy="180" r="6" />
        <circle cx="365" cy="180" r="6" />
      </g>
    </svg>
  );
}
