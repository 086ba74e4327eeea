import { CalendarPlus } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';

// The form is fetched when it is opened.
const OfferForm = lazy(async () => ({ default: (await import('./offer-form.tsx')).OfferForm }));

interface ScheduleCallProps {
  personId: string;
  name: string;
  /** The zone of that person; null where it is not known. */
  zone: string | null;
  /** In the place of the usual button. */
  trigger?: ReactElement | undefined;
}

/** Proposes times for a call to a user. */
export function ScheduleCall({ personId, name, zone, trigger }: ScheduleCallProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={`Schedule a call with ${name}`}
      description={`Propose up to five times. ${name} picks one, or proposes others.`}
      trigger={
        trigger ?? (
          <Button variant="secondary">
            <CalendarPlus aria-hidden="true" />
            Schedule Call
          </Button>
        )
      }
    >
      <Suspense>
        {isOpen && (
          <OfferForm
            about={{ personId }}
            otherName={name}
            otherZone={zone}
            onEnd={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
