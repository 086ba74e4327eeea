import { Mark } from '#ui/brand/logo-mark.tsx';

/** The mark and the name. */
export function SiteLogo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-semibold text-ink">
      <Mark className="size-7 text-primary" />
      Direct365
    </span>
  );
}
