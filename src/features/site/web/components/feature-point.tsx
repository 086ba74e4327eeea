import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './icon-tile.tsx';

interface FeaturePointProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** One advantage without a frame, for lists of many. */
export function FeaturePoint({ icon, title, children }: FeaturePointProps) {
  return (
    <li className="flex gap-4">
      <IconTile icon={icon} />
      <div className="min-w-0">
        <h3 className="text-lg font-semibold text-ink">{title}</h3>
        <p className="mt-1.5 text-ink-muted">{children}</p>
      </div>
    </li>
  );
}

/** Points side by side, as many as fit. */
export function FeaturePointList({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
