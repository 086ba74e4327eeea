import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router';
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
  const viewer = useViewer();
  if (item.kind === 'project') return <AskedProject item={item} onAnswered={onAnswered} />;
  const isClient = viewer?.kind === 'signed-in' && viewer.userType === 'client';
  const { label, about, link, ...words } = wordsOf(item, isClient);
  return (
    <Row
      {...words}
      item={item}
      action={
        <Link {...link} className={buttonClassName({ variant: 'secondary', size: 'sm' })}>
          {label}
          <span className="sr-only">{about}</span>
        </Link>
      }
    />
  );
}

interface WaitingWords extends Pick<RowProps, 'ending' | 'howMuch'> {
  title: string;
  /** The link to where it is answered, and what screen readers add to its label. */
  label: string;
  about: string;
  link: LinkProps;
}

/** What waits, in words, and where it is answered. */
function wordsOf(
  { kind, id, from, projectTitle, unread }: Waiting,
  isClient: boolean,
): WaitingWords {
  const title = `“${projectTitle}”`;
  const label = 'Read and answer';
  const application = linkOptions({
    to: '/application/$applicationId',
    params: { applicationId: id },
  });
  const statement = linkOptions({
    to: '/application/$applicationId/statement',
    params: { applicationId: id },
  });
  const ownApplications = linkOptions({
    to: '/consultant/portal',
    search: { tab: 'projects', view: 'applications' },
  });
  switch (kind) {
    case 'call':
      return {
        title: `${from ?? 'A former user'} proposes times for a call`,
        label: 'Choose a time',
        about: `: ${from ?? 'a former user'}`,
        link: linkOptions({ to: '/calls' }),
      };
    case 'invitation':
      return {
        title: `${from ?? 'A client'} invites you to ${title}`,
        ...{ label, about: `: invitation to ${projectTitle}` },
        link: linkOptions({ to: '/invitations/$invitationId', params: { invitationId: id } }),
      };
    case 'offer':
      return {
        title: `${from ?? 'A client'} offers you terms for ${title}`,
        ending: 'It stands until',
        ...{ label, about: `: offer for ${projectTitle}`, link: ownApplications },
      };
    case 'message':
      return {
        title: `${from ?? 'A former user'} has written to you`,
        howMuch: unread === 1 ? '1 unread message' : `${unread} unread messages`,
        label: 'Open Conversation',
        about: ` with ${from ?? 'a former user'}`,
        link: linkOptions({ to: '/messages/$threadId', params: { threadId: id } }),
      };
    case 'approval':
      return {
        title: `${from ?? 'A colleague'} asks you to approve a deal for ${title}`,
        label: 'Read and decide',
        about: `: approval for ${projectTitle}`,
        link: application,
      };
    case 'completion':
      return {
        title: `${from ?? 'The other side'} proposes that ${title} is completed`,
        ending: 'Without an answer it is completed on',
        ...{ label, about: `: completion of ${projectTitle}` },
        link: isClient ? application : ownApplications,
      };
    case 'access':
      return {
        title: `Access for ${title} is asked for, or not marked as returned`,
        label: 'Open the Access List',
        about: `: ${projectTitle}`,
        link: application,
      };
    case 'statement':
      return {
        title: `A statement of work for ${title} waits for your answer`,
        label: 'Read and Answer',
        about: `: ${projectTitle}`,
        link: statement,
      };
    case 'milestone':
      return {
        title: `${from ?? 'The consultant'} delivered a milestone of ${title}`,
        label: 'Read and Accept',
        about: `: ${projectTitle}`,
        link: statement,
      };
    case 'time-sheet':
      return {
        title: `${from ?? 'The consultant'} submitted a week of ${title}`,
        label: 'Read and Approve',
        about: `: ${projectTitle}`,
        link: linkOptions({ to: '/time-sheet/$weekId', params: { weekId: id } }),
      };
    case 'review':
      return {
        title: `How was ${title}? You can review ${from ?? 'the other side'}`,
        ending: 'You can write it until',
        label: 'Write a Review',
        about: `: ${projectTitle}`,
        link: linkOptions({
          to: '/application/$applicationId/review',
          params: { applicationId: id },
        }),
      };
    default:
      return {
        title: `${from ?? 'A consultant'} applied for ${title}`,
        ending: 'It ends without an answer on',
        ...{ label, about: `: ${from ?? 'a consultant'} for ${projectTitle}`, link: application },
      };
  }
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
  howMuch?: string | undefined;
  /** What happens on the day when it ends by itself. */
  ending?: string | undefined;
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
