import type { LucideIcon } from 'lucide-react';

/** A decorative icon on a soft ground. */
export function IconTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="flex size-11 shrink-0 items-center justify-center rounded-lg border border-primary-line bg-primary-soft text-primary-ink">
      <Icon aria-hidden="true" className="size-5.5" />
    </span>
  );
}
