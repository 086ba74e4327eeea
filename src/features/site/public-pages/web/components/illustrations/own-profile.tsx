import { Check } from 'lucide-react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Bar } from '#ui/primitives/bar.tsx';
import { Sheet, Stage } from './stage.tsx';

const parts = [
  'Skills and modules',
  'Three projects you have done',
  'A checked certification',
] as const;

/** A consultant's profile, filled in part by part. */
export function OwnProfileIllustration() {
  return (
    <Stage>
      <Sheet>
        <div className="flex items-center gap-3">
          <Avatar initials="LB" />
          <div className="min-w-0">
            <p className="font-semibold text-ink">Field service consultant</p>
            <p className="text-sm text-ink-muted tabular-nums">Lyon, $110/hour</p>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap gap-1.5">
          <Badge>Field Service</Badge>
          <Badge>Power Automate</Badge>
          <Badge tone="success">Available</Badge>
        </div>
        <Bar part={1} className="mt-4" />
        <ul className="mt-3 flex flex-col gap-2 text-sm text-ink">
          {parts.map((part) => (
            <li key={part} className="flex items-center gap-2">
              <Check className="size-4 shrink-0 text-success-ink" />
              {part}
            </li>
          ))}
        </ul>
      </Sheet>
    </Stage>
  );
}
