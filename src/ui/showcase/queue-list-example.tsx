import { useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { showing } from '#ui/primitives/paged-list.tsx';
import { QueueList } from '#ui/primitives/queue-list.tsx';
import { loadedQuery } from './loaded-query.ts';

/** A list of what is to be decided: a decided row keeps its place. */
export function QueueListExample() {
  const [waiting, setWaiting] = useState<readonly string[]>(['Adela Moor', 'Bertil Fjord']);
  return (
    <QueueList
      query={loadedQuery(waiting)}
      keyOf={(name) => name}
      loading={{ skeletons: 2, className: 'h-6 w-full' }}
      failed={null}
      empty={null}
      status={showing('person')}
      moreLabel="Load More"
      moreFailed="More could not be loaded. Please try again."
    >
      {(name, isGone) => (
        <div className="flex items-center justify-between gap-3">
          {name}
          <DecisionButtons decided={isGone ? 'Approved' : null} isOwn={isGone}>
            <Button onClick={() => setWaiting(waiting.filter((other) => other !== name))}>
              Approve<span className="sr-only"> {name}</span>
            </Button>
          </DecisionButtons>
        </div>
      )}
    </QueueList>
  );
}
