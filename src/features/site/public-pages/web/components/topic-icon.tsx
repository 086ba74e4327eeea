import type { LucideIcon } from 'lucide-react';

/** A decorative icon above the title of an advantage, a service or an address. */
export function TopicIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-primary-ink" />
  );
}
