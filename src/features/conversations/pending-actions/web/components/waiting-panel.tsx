import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useConfirmOpen } from '#features/hiring/projects/web/hooks/use-confirm-open.ts';
import { confirmFailed } from '#features/hiring/projects/web/messages.ts';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { Waiting } from '../../contract.ts';
import { waitingQuery } from '../queries.ts';

/** So many are in sight at once; the rest is opened. */
const shownAtFirst = 3;

interface WaitingPanelProps {
  /** A line that unfolds, on pages whose content belongs on the first screen. */
  isFolded?: boolean;
}

/** What waits for the answer of the one who looks, oldest first, each with what to do; nothing where nothing does. */
export function WaitingPanel({ isFolded = false }: WaitingPanelProps) {
  const query = useQuery(waitingQuery);
  const [answeredHere, setAnsweredHere] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (answeredHere > 0) heading.current?.focus();
  }, [answeredHere]);

  if (query.isLoadingError) return <PartFailed what="What waits for your answer" query={query} />;
  if (!query.data) return null;
  // A question about the account has a form of its own, which stands before all this.
  const items = query.data.items.filter(({ kind }) => kind !== 'question');
  const others = query.data.total - query.data.items.length;
  if (items.length === 0 && answeredHere === 0) return null;
  const rowOf = (item: Waiting) => (
    <WaitingRow
      key={`${item.kind} ${item.id}`}
      item={item}
      onAnswered={() => setAnsweredHere((before) => before + 1)}
    />
  );
  const title = (
    <>
      Waiting for your answer
      {items.length > 0 && <Badge tone="warning">{items.length + others}</Badge>}
    </>
  );
  const list = (
    <>
      {items.length === 0 && <p>Nothing waits for you any more. Thank you.</p>}
      <ul className="divide-y divide-line">{items.slice(0, shownAtFirst).map(rowOf)}</ul>
      {items.length > shownAtFirst && (
        <Disclosure summary={`Show ${items.length - shownAtFirst} more`}>
          <ul className="divide-y divide-line">{items.slice(shownAtFirst).map(rowOf)}</ul>
          {others > 0 && <p>And {others} more, which come here as you answer these.</p>}
        </Disclosure>
      )}
    </>
  );
  if (isFolded) {
    return (
      <section aria-label="Waiting for your answer">
        <Disclosure summary={title}>{list}</Disclosure>
      </section>
    );
  }
  return (
    <section aria-labelledby="waiting-for-you">
      <Card compact>
        <CardTitle
          ref={heading}
          id="waiting-for-you"
          tabIndex={-1}
          className="flex items-center gap-2"
        >
          {title}
        </CardTitle>
        {list}
      </Card>
    </section>
  );
}

interface WaitingRowProps {
  item: Waiting;
  onAnswered: () => void;
}

function WaitingRow({ item, onAnswered }: WaitingRowProps) {
  if (item.kind === 'project') return <AskedProject item={item} onAnswered={onAnswered} />;
  if (item.kind === 'call') return <ProposedCall item={item} />;
  if (item.kind === 'invitation') return <OpenInvitation item={item} />;
  if (item.kind === 'approval') return <AskedApproval item={item} />;
  if (item.kind === 'completion') return <ProposedCompletion item={item} />;
  if (item.kind === 'review') return <OpenReview item={item} />;
  if (item.kind === 'offer') return <OpenOffer item={item} />;
  if (item.kind === 'message') return <UnreadMessages item={item} />;
  return <OpenApplication item={item} />;
}

const linkClassName = buttonClassName({ variant: 'secondary', size: 'sm' });

function ProposedCall({ item }: { item: Waiting }) {
  return (
    <Row
      title={`${item.from ?? 'A former user'} proposes times for a call`}
      item={item}
      action={
        <Link to="/calls" className={linkClassName}>
          Choose a time
          <span className="sr-only">{`: ${item.from ?? 'a former user'}`}</span>
        </Link>
      }
    />
  );
}

function OpenInvitation({ item }: { item: Waiting }) {
  return (
    <Row
      title={`${item.from ?? 'A client'} invites you to “${item.projectTitle}”`}
      item={item}
      action={
        <Link
          to="/invitations/$invitationId"
          params={{ invitationId: item.id }}
          className={linkClassName}
        >
          Read and answer
          <span className="sr-only">{`: invitation to ${item.projectTitle}`}</span>
        </Link>
      }
    />
  );
}

function OpenOffer({ item }: { item: Waiting }) {
  return (
    <Row
      title={`${item.from ?? 'A client'} offers you terms for “${item.projectTitle}”`}
      item={item}
      ending="It stands until"
      action={
        <Link
          to="/consultant/portal"
          search={{ tab: 'projects', view: 'applications' }}
          className={linkClassName}
        >
          Read and answer
          <span className="sr-only">{`: offer for ${item.projectTitle}`}</span>
        </Link>
      }
    />
  );
}

function UnreadMessages({ item }: { item: Waiting }) {
  const { id, from, unread } = item;
  return (
    <Row
      title={`${from ?? 'A former user'} has written to you`}
      item={item}
      howMuch={unread === 1 ? '1 unread message' : `${unread} unread messages`}
      action={
        <Link to="/messages/$threadId" params={{ threadId: id }} className={linkClassName}>
          Open Conversation
          <span className="sr-only">{` with ${from ?? 'a former user'}`}</span>
        </Link>
      }
    />
  );
}

function OpenApplication({ item }: { item: Waiting }) {
  return (
    <Row
      title={`${item.from ?? 'A consultant'} applied for “${item.projectTitle}”`}
      item={item}
      ending="It ends without an answer on"
      action={
        <Link
          to="/application/$applicationId"
          params={{ applicationId: item.id }}
          className={linkClassName}
        >
          Read and answer
          <span className="sr-only">
            {`: ${item.from ?? 'a consultant'} for ${item.projectTitle}`}
          </span>
        </Link>
      }
    />
  );
}

function AskedApproval({ item }: { item: Waiting }) {
  return (
    <Row
      title={`${item.from ?? 'A colleague'} asks you to approve a deal for “${item.projectTitle}”`}
      item={item}
      action={
        <Link
          to="/application/$applicationId"
          params={{ applicationId: item.id }}
          className={linkClassName}
        >
          Read and decide
          <span className="sr-only">{`: approval for ${item.projectTitle}`}</span>
        </Link>
      }
    />
  );
}

function ProposedCompletion({ item }: { item: Waiting }) {
  const viewer = useViewer();
  const isClient = viewer?.kind === 'signed-in' && viewer.userType === 'client';
  const words = (
    <>
      Read and answer
      <span className="sr-only">{`: completion of ${item.projectTitle}`}</span>
    </>
  );
  return (
    <Row
      title={`${item.from ?? 'The other side'} proposes that “${item.projectTitle}” is completed`}
      item={item}
      ending="Without an answer it is completed on"
      action={
        isClient ? (
          <Link
            to="/application/$applicationId"
            params={{ applicationId: item.id }}
            className={linkClassName}
          >
            {words}
          </Link>
        ) : (
          <Link
            to="/consultant/portal"
            search={{ tab: 'projects', view: 'applications' }}
            className={linkClassName}
          >
            {words}
          </Link>
        )
      }
    />
  );
}

function OpenReview({ item }: { item: Waiting }) {
  return (
    <Row
      title={`How was “${item.projectTitle}”? You can review ${item.from ?? 'the other side'}`}
      item={item}
      ending="You can write it until"
      action={
        <Link
          to="/application/$applicationId/review"
          params={{ applicationId: item.id }}
          className={linkClassName}
        >
          Write a Review<span className="sr-only">{`: ${item.projectTitle}`}</span>
        </Link>
      }
    />
  );
}

function AskedProject({ item, onAnswered }: WaitingRowProps) {
  const { confirm, isConfirming, hasFailed } = useConfirmOpen(item.id, { onDone: onAnswered });
  return (
    <Row
      title={
        <>
          Is{' '}
          <Link to="/project/$projectId" params={{ projectId: item.id }}>
            {item.projectTitle}
          </Link>{' '}
          still open?
        </>
      }
      item={item}
      ending="It closes on"
      problem={hasFailed ? confirmFailed : undefined}
      action={
        <Button variant="secondary" size="sm" pending={isConfirming} onClick={confirm}>
          It is still open
          <span className="sr-only">{`: ${item.projectTitle}`}</span>
        </Button>
      }
    />
  );
}

interface RowProps {
  title: ReactNode;
  item: Waiting;
  /** How much it is. */
  howMuch?: string;
  /** What happens on the day when it ends by itself. */
  ending?: string;
  problem?: string | undefined;
  action: ReactNode;
}

function Row({ title, item: { days, endsOn }, howMuch, ending, problem, action }: RowProps) {
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere text-ink">{title}</p>
        <p className="text-sm text-ink-muted">
          {[ageOf(days), howMuch, endsOn && `${ending} `].filter(Boolean).join('. ')}
          {endsOn && <DateText value={endsOn} />}
          {endsOn && '.'}
        </p>
        {problem && (
          <p role="alert" className="text-sm">
            {problem}
          </p>
        )}
      </div>
      <div className="shrink-0">{action}</div>
    </li>
  );
}

const ageOf = (days: number): string =>
  days === 0 ? 'Since today' : `Waits for ${days} ${days === 1 ? 'day' : 'days'}`;
