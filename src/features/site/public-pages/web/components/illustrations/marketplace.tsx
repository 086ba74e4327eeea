import { Avatar } from '#ui/primitives/avatar.tsx';
import { Stage } from './stage.tsx';

const work = ['First ERP', 'Month-end', 'AX upgrade', 'Web portal'] as const;
const people = ['MK', 'RT', 'ES', 'AO'] as const;

/** Projects on one side, consultants on the other, and the lines between them. */
export function MarketplaceIllustration() {
  return (
    <Stage className="grid grid-cols-[minmax(0,1fr)_minmax(3rem,0.55fr)_auto] items-stretch">
      <div className="flex flex-col gap-4">
        {work.map((title) => (
          <p
            key={title}
            className="flex h-13 items-center rounded-lg border border-line bg-raised px-4 text-sm font-medium text-ink shadow-card"
          >
            <span className="truncate">{title}</span>
          </p>
        ))}
      </div>
      <div className="relative">
        <svg
          viewBox="0 0 100 256"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full fill-none [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <path d="M0 26 C50 26 50 94 100 94" className="stroke-primary stroke-3" />
          <path d="M0 94 C50 94 50 26 100 26" className="stroke-primary stroke-3" />
          <path d="M0 162 C50 162 50 230 100 230" className="stroke-primary stroke-3" />
          <path d="M0 230 C50 230 50 162 100 162" className="stroke-primary stroke-3" />
          <path
            d="M0 94 C50 94 50 162 100 162"
            strokeDasharray="1 7"
            strokeLinecap="round"
            className="stroke-line-strong stroke-2"
          />
        </svg>
      </div>
      <div className="flex flex-col gap-4">
        {people.map((initials) => (
          <div
            key={initials}
            className="flex h-13 items-center rounded-full border border-line bg-raised px-2 shadow-card"
          >
            <Avatar initials={initials} size="sm" />
          </div>
        ))}
      </div>
    </Stage>
  );
}
