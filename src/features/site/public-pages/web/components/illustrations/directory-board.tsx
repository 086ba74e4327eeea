import { MapPin } from 'lucide-react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Sheet, Stage } from './stage.tsx';

const skills = [
  'Finance',
  'Supply Chain',
  'Power BI',
  'Field Service',
  'Sales',
  'Commerce',
] as const;

const people = [
  { initials: 'AO', city: 'London', place: 'top-[16%] left-[24%]' },
  { initials: 'LB', city: 'Lyon', place: 'top-[58%] left-[44%]' },
  { initials: 'JW', city: 'Berlin', place: 'top-[28%] left-[74%]' },
] as const;

/** The two ways into the directory: by what people know, and by where they are. */
export function DirectoryBoardIllustration() {
  return (
    <Stage>
      <Sheet>
        <p className="text-xs font-medium text-ink-muted">By skill</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {skills.map((skill, index) => (
            <span
              key={skill}
              className={
                index === 2
                  ? 'rounded-full border border-primary bg-primary px-3.5 py-1.5 text-sm font-medium text-on-primary'
                  : 'rounded-full border border-line bg-surface px-3.5 py-1.5 text-sm font-medium text-ink'
              }
            >
              {skill}
            </span>
          ))}
        </div>
      </Sheet>
      <div className="relative mt-4 h-48 sm:h-56">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-0 size-full overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <path
            d="M24 24 C40 10 60 20 74 36 C66 56 56 60 44 66 C34 54 26 44 24 24"
            strokeDasharray="1 7"
            strokeLinecap="round"
            className="stroke-line-strong stroke-2"
          />
        </svg>
        {people.map(({ initials, city, place }) => (
          <div
            key={city}
            className={`absolute flex -translate-x-1/2 items-center gap-2 rounded-full border border-line bg-raised py-1 pr-3.5 pl-1 shadow-popup ${place}`}
          >
            <Avatar initials={initials} size="sm" />
            <span className="flex items-center gap-1 text-sm font-medium text-ink">
              <MapPin className="size-3.5 text-primary-ink" />
              {city}
            </span>
          </div>
        ))}
      </div>
    </Stage>
  );
}
