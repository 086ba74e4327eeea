import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { accessListQuery } from '../queries.ts';
import { AccessEntryItem } from './access-entry-item.tsx';

// Few add an environment each time they read the list: the form is fetched when it is opened.
const AccessForm = lazy(async () => ({
  default: (await import('./access-form.tsx')).AccessForm,
}));

export interface AccessListProps {
  applicationId: string;
  /** The side that looks. */
  own: Side;
}

/** The environments to which the consultant of a deal has access, and what the own side can do about each. */
export function AccessList({ applicationId, own }: AccessListProps) {
  const query = useQuery(accessListQuery(applicationId));
  const [isAdding, setIsAdding] = useState(false);
  if (query.isPending) return <Skeleton className="h-16 w-full" />;
  if (query.isLoadingError) return <PartFailed what="The access list" query={query} />;
  const { items, canAdd } = query.data ?? { items: [], canAdd: false };
  const title = own === 'client' ? 'Add Environment' : 'Ask for Access';
  return (
    <div className="flex flex-col gap-3">
      {items.length === 0 && (
        <p className="text-ink-muted">
          No environments are listed.
          {canAdd &&
            ' List each one that the consultant gets access to: both sides see what is to be returned.'}
        </p>
      )}
      {items.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((entry) => (
            <AccessEntryItem key={entry.id} entry={entry} applicationId={applicationId} own={own} />
          ))}
        </ul>
      )}
      {canAdd && (
        <Button
          className="self-start"
          variant="secondary"
          size="sm"
          onClick={() => setIsAdding(true)}
        >
          {title}
        </Button>
      )}
      <Dialog
        title={title}
        description={
          own === 'client'
            ? 'The consultant will be notified. No passwords or keys belong here.'
            : 'The client will be notified. No passwords or keys belong here.'
        }
        open={isAdding}
        onOpenChange={setIsAdding}
      >
        <Suspense>
          {isAdding && (
            <AccessForm
              applicationId={applicationId as ApplicationId}
              own={own}
              onEnd={() => setIsAdding(false)}
            />
          )}
        </Suspense>
      </Dialog>
    </div>
  );
}
