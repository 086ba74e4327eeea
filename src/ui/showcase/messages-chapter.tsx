import { Inbox } from 'lucide-react';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { BadgeList } from '#ui/primitives/badge-list.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ProgressBar } from '#ui/primitives/progress-bar.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { PagedListExample } from './paged-list-example.tsx';
import { QueueListExample } from './queue-list-example.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** How the product says what has happened, what is missing and what is on its way. */
export function MessagesChapter() {
  return (
    <Chapter
      id="messages"
      title="Messages"
      lead="Toasts say how something went, banners what must not be missed, empty states what would be here and how to get it."
    >
      <Specimen title="Banner" layout="stack">
        {tones.map((tone) => (
          // None of these has just happened, so none of them is spoken.
          <Banner
            key={tone}
            tone={tone}
            role="note"
            title={`A banner of ${tone}`}
            action={
              tone === 'warning' && (
                <Button size="sm" variant="secondary">
                  Choose a plan
                </Button>
              )
            }
          >
            What it means, and what can be done about it.
          </Banner>
        ))}
      </Specimen>
      <Specimen title="Part that could not be loaded" layout="stack">
        <PartFailed
          what="The suggestions"
          query={{ isFetching: false, refetch: () => undefined }}
        />
      </Specimen>
      <Specimen title="Badge" note="Its words carry the meaning; the colour only repeats it.">
        <BadgeList names={['Warehouse Management', 'Sales', 'Power BI']} limit={2} />
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="Toast">
        <Button
          variant="secondary"
          onClick={() => notify.success('Profile saved', 'Clients see it at once.')}
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            notify.success({
              ...{ title: 'Account approved', description: 'The mail leaves in ten seconds.' },
              action: {
                ...{ label: 'Undo', seconds: 10 },
                onPress: () => notify.info('Approval undone'),
              },
            })
          }
        >
          With a button
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify.error('Not saved', 'Please try again in a moment.')}
        >
          Error
        </Button>
        <Button variant="secondary" onClick={() => notify.warning('Your trial ends in three days')}>
          Warning
        </Button>
        <Button
          variant="secondary"
          onClick={() => notify.info('Another user has changed this project')}
        >
          Information
        </Button>
      </Specimen>
      <Specimen title="Empty state" layout="stack">
        <EmptyState
          level={3}
          icon={<Inbox />}
          title="No applications yet"
          action={<Button variant="secondary">Read the Posting Guide</Button>}
        >
          We notify consultants of new projects every morning. Most answer within a day.
        </EmptyState>
      </Specimen>
      <Specimen
        title="On its way"
        note="A skeleton where a list will be, a spinner where something is being done, a bar where its end is known."
      >
        <Spinner label="Loading" />
        <Card className="w-72">
          <div className="flex gap-4">
            <Skeleton shape="circle" className="size-12 shrink-0" />
            <div className="flex flex-1 flex-col gap-2 pt-1">
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-4 w-1/2" />
            </div>
          </div>
          <Skeleton className="h-12 w-full" />
        </Card>
        <div className="w-72">
          <ProgressBar label="Uploading…" part={0.62} />
        </div>
      </Specimen>
      <Specimen
        title="List that comes in pages"
        layout="stack"
        note="With more to come, on its way, and not to be had."
      >
        <PagedListExample />
      </Specimen>
      <Specimen
        title="List of what is to be decided"
        layout="stack"
        note="A decided row keeps its place, so that a second click never meets another one."
      >
        <QueueListExample />
      </Specimen>
    </Chapter>
  );
}
