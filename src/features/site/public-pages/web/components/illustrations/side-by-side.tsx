import { Check, Minus } from 'lucide-react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Sheet, Stage } from './stage.tsx';

const people = [
  { initials: 'MK', title: 'Warehouse lead' },
  { initials: 'RT', title: 'Planning lead' },
] as const;

const rows = [
  { name: 'Warehouse Management', has: [true, true] },
  { name: 'Advanced Warehousing', has: [true, false] },
  { name: 'Master Planning', has: [false, true] },
] as const;

/** Two consultants from a shortlist, compared skill by skill. */
export function SideBySideIllustration() {
  return (
    <Stage>
      <Sheet isList>
        <div className="grid grid-cols-[minmax(0,1.4fr)_repeat(2,minmax(0,1fr))] text-sm">
          <p className="self-end px-3.5 py-3.5 font-semibold text-ink sm:px-5">Shortlist</p>
          {people.map(({ initials, title }) => (
            <div key={initials} className="flex flex-col items-center gap-1.5 px-1 py-3.5">
              <Avatar initials={initials} size="sm" />
              <p className="text-center text-xs text-ink-muted">{title}</p>
            </div>
          ))}
          {rows.map(({ name, has }) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid border-t border-line">
              <p className="px-3.5 py-3 text-ink sm:px-5">{name}</p>
              {people.map(({ initials }, index) => (
                <p key={initials} className="flex items-center justify-center">
                  {has[index] ? (
                    <Check className="size-5 text-success-ink" />
                  ) : (
                    <Minus className="size-5 text-ink-muted" />
                  )}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Sheet>
    </Stage>
  );
}
