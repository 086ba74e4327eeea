import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TopicIcon } from './topic-icon.tsx';

interface FeaturePointProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** One advantage without a frame, for lists of many. */
export function FeaturePoint({ icon, title, children }: FeaturePointProps) {
  return (
    <li className="border-t border-line pt-5">
      <TopicIcon icon={icon} />
      <h3 className="mt-4 text-lg font-semibold text-ink">{title}</h3>
      <p className="mt-1.5 max-w-prose text-ink-muted">{children}</p>
    </li>
  );
}

/** Points side by side, as many as fit. */
export function FeaturePointList({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
