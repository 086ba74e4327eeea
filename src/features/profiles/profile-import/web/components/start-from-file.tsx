import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ProfileFiller } from '#features/profiles/consultants/web/components/profile-form/profile-filler.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { startMessages } from '../messages/start-messages.ts';

// Only those who want it fetch what reads the answer and fills the form.
const ImportPanel = lazy(async () => {
  const { ImportPanel: component } = await import('./import-panel.tsx');
  return { default: component };
});

interface StartFromFileProps {
  /** The form that is filled; undefined for a visitor, whose files are not read. */
  filler: ProfileFiller | undefined;
}

/** Offers to fill the profile form from a file. Opened, it says which files, and what becomes of them. */
export function StartFromFile({ filler }: StartFromFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="mb-10">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <CardTitle>{startMessages.title}</CardTitle>
          <p className="mt-1 text-ink-muted">{startMessages.lead}</p>
          {!filler && <p className="mt-2 text-ink">{startMessages.signInFirst}</p>}
        </div>
        {filler && !isOpen && (
          <Button
            variant="secondary"
            className="noscript:hidden max-sm:w-full"
            onClick={() => setIsOpen(true)}
          >
            <FileUp aria-hidden="true" />
            Fill from a File
          </Button>
        )}
      </div>
      {filler && <p className="hidden text-ink noscript:block">{startMessages.withoutScripts}</p>}
      {filler && isOpen && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ImportPanel filler={filler} />
        </Suspense>
      )}
    </Card>
  );
}
