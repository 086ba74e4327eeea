import { Check } from 'lucide-react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Knot, Sheet, Stage } from './stage.tsx';

/** A project and a consultant joined by a line, and the way round through an agency that is struck out. */
export function DirectLineIllustration() {
  return (
    <Stage>
      <Sheet className="mr-[14%]">
        <p className="text-xs font-medium text-ink-muted">Project</p>
        <p className="mt-1 font-semibold text-ink">Advanced warehousing for a cold store</p>
        <div className="mt-3 flex flex-wrap gap-1.5">
          <Badge>Warehouse Management</Badge>
          <Badge>Supply Chain</Badge>
        </div>
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-muted tabular-nums">
          <span className="whitespace-nowrap">$50,000 - $100,000</span>
          <span className="whitespace-nowrap">3-6 months</span>
        </p>
      </Sheet>
      <div className="relative h-24 sm:h-28">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <path
            d="M40 0 C40 40 84 12 84 50 S66 70 64 100"
            strokeDasharray="1 7"
            strokeLinecap="round"
            className="stroke-line-strong stroke-2"
          />
          <path d="M22 0 C22 60 44 40 44 100" className="stroke-primary stroke-3" />
        </svg>
        <Knot className="top-0 left-[22%]" />
        <Knot className="top-full left-[44%]" />
        <p className="absolute top-1/2 right-0 -translate-y-1/2 rounded-full border border-line bg-raised px-3 py-1 text-xs text-ink-muted line-through decoration-danger decoration-2">
          An agency
        </p>
      </div>
      <Sheet className="ml-[14%]">
        <div className="flex items-center gap-3">
          <Avatar initials="MK" />
          <div className="min-w-0">
            <p className="font-semibold text-ink">Supply chain consultant</p>
            <p className="text-sm text-ink-muted tabular-nums">Leeds, $120/hour</p>
          </div>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 text-sm text-ink">
          <Badge tone="success">Available</Badge>
          <span className="flex items-center gap-1.5">
            <Check className="size-4 shrink-0 text-success-ink" />
            Certified
          </span>
        </p>
      </Sheet>
    </Stage>
  );
}
