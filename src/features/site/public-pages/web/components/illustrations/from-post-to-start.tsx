import { CalendarCheck, FileText, Inbox } from 'lucide-react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Knot, Sheet, Stage } from './stage.tsx';

/** A project on its way: written, answered by several, begun with one. */
export function FromPostToStartIllustration() {
  return (
    <Stage>
      <Sheet className="mr-[24%]">
        <p className="flex items-center gap-2.5 font-semibold text-ink">
          <FileText className="size-5 shrink-0 text-primary-ink" />
          Your project
        </p>
      </Sheet>
      <Thread to="62" />
      <Sheet className="ml-[12%]">
        <p className="flex items-center gap-2.5 font-semibold text-ink">
          <Inbox className="size-5 shrink-0 text-primary-ink" />
          Applications
        </p>
        <div className="mt-3 flex gap-2">
          {['RT', 'MK', 'ES'].map((initials) => (
            <Avatar key={initials} initials={initials} size="sm" />
          ))}
        </div>
      </Sheet>
      <Thread to="38" />
      <Sheet className="mr-[12%] bg-primary-soft">
        <p className="flex items-center gap-2.5 font-semibold text-ink">
          <CalendarCheck className="size-5 shrink-0 text-primary-ink" />
          Start on the first
        </p>
        <p className="mt-3 flex items-center gap-2.5 text-sm text-ink">
          <Avatar initials="MK" size="sm" />
          Your consultant
        </p>
      </Sheet>
    </Stage>
  );
}

/** The line from one sheet to the next, ending so many hundredths from the left. */
function Thread({ to }: { to: '62' | '38' }) {
  const from = to === '62' ? 38 : 62;
  return (
    <div className="relative h-12">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible fill-none [&_path]:[vector-effect:non-scaling-stroke]"
      >
        <path d={`M${from} 0 C${from} 60 ${to} 40 ${to} 100`} className="stroke-primary stroke-3" />
      </svg>
      <Knot className={to === '62' ? 'top-0 left-[38%]' : 'top-0 left-[62%]'} />
      <Knot className={to === '62' ? 'top-full left-[62%]' : 'top-full left-[38%]'} />
    </div>
  );
}
