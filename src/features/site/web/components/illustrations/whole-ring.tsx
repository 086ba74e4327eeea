/** A ring that is whole beside one from which a piece has been taken. */
export function WholeRingIllustration() {
  return (
    <svg viewBox="0 0 520 380" aria-hidden="true" className="h-auto w-full">
      <circle cx="208" cy="190" r="186" className="fill-primary-soft" />
      <circle cx="208" cy="190" r="112" fill="none" strokeWidth="44" className="stroke-primary" />
      <path
        d="m168 192 28 28 54-60"
        fill="none"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-primary"
      />
      <g fill="none" strokeWidth="22">
        <path d="M430 222a56 56 0 1 0 53.26 38.7" className="stroke-line-strong" />
        <path d="M446 202a56 56 0 0 1 53.26 38.7" className="stroke-danger" />
      </g>
    </svg>
  );
}
