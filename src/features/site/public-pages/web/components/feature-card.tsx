import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { TopicIcon } from './topic-icon.tsx';

interface FeatureCardProps {
  icon: LucideIcon;
  title: string;
  /** A link at the foot of the card. */
  link?: ReactNode;
  children: ReactNode;
}

/** One advantage, function or service in a frame. */
export function FeatureCard({ icon, title, link, children }: FeatureCardProps) {
  return (
    <Card className="h-full">
      <TopicIcon icon={icon} />
      <div>
        <CardTitle level={3}>{title}</CardTitle>
        <p className="mt-2 text-ink-muted">{children}</p>
      </div>
      {link && <div className="mt-auto">{link}</div>}
    </Card>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({ columns, children }: { columns: 2 | 3 | 4; children: ReactNode }) {
  return <div className={`grid gap-5 sm:grid-cols-2 ${wide[columns]}`}>{children}</div>;
}

const wide = {
  2: '',
  3: 'sm:max-lg:*:last:col-span-2 lg:grid-cols-3',
  4: 'lg:grid-cols-4',
} as const;
