import {
  BadgeCheck,
  CalendarDays,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  Info,
  type LucideIcon,
  MapPin,
  MessagesSquare,
  Search,
  TriangleAlert,
  Wallet,
  X,
} from 'lucide-react';
import { Chapter, Specimen } from './specimen.tsx';

const meanings: readonly { Icon: LucideIcon; meaning: string }[] = [
  { Icon: Check, meaning: 'is so' },
  { Icon: X, meaning: 'close, remove' },
  { Icon: Search, meaning: 'search' },
  { Icon: MapPin, meaning: 'place' },
  { Icon: Wallet, meaning: 'money' },
  { Icon: Clock, meaning: 'duration' },
  { Icon: CalendarDays, meaning: 'date' },
  { Icon: BadgeCheck, meaning: 'checked by us' },
  { Icon: MessagesSquare, meaning: 'contact' },
  { Icon: Info, meaning: 'information' },
  { Icon: CircleCheck, meaning: 'success' },
  { Icon: TriangleAlert, meaning: 'warning' },
  { Icon: CircleAlert, meaning: 'mistake' },
];

/** The icons that mean the same everywhere. */
export function IconsChapter() {
  return (
    <Chapter
      id="icons"
      title="Icons"
      lead="Lucide, drawn with a line of 2 px: 16 px beside small text, 20 px beside text and in controls, 24 px with a finer line as the sign of a topic."
    >
      <Specimen
        title="Meanings"
        note="An icon stands beside its word. Alone it is decoration, or the face of a button that has a name."
      >
        <ul className="grid w-full grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
          {meanings.map(({ Icon, meaning }) => (
            <li key={meaning} className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-ink" />
              {meaning}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Sizes">
        <MapPin aria-hidden="true" className="size-4 text-ink-muted" />
        <MapPin aria-hidden="true" className="size-5 text-ink" />
        <MapPin aria-hidden="true" strokeWidth={1.75} className="size-6 text-primary-ink" />
      </Specimen>
    </Chapter>
  );
}
