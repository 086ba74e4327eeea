/** The mark and the name. */
export function SiteMark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          d="M9 8.5h5.5a7.5 7.5 0 0 1 0 15H9z"
          fill="none"
          strokeWidth="2.75"
          strokeLinejoin="round"
          className="stroke-on-primary"
        />
        <circle cx="23.25" cy="22.25" r="2.25" className="fill-on-primary" />
      </svg>
      Direct365
    </span>
  );
}
