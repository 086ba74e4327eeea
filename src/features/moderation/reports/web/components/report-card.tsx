import { type ReactElement, useId, useState } from 'react';
import { RedactReview } from '#features/moderation/decisions/web/components/redact-review.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import type { ReportView } from '../../contract.ts';
import { reportCauses } from '../../rules.ts';
import { outcomeWords } from '../messages.ts';
import { SettleForm } from './settle-form.tsx';

interface ReportCardProps {
  report: ReportView;
  personLink: (userId: string, words: string) => ReactElement;
  /** It was settled since it was listed. */
  isGone: boolean;
}

/** What the report is about. */
function titleOf({ project, quote, conversation, reported }: ReportView): string {
  if (project) return `Project: ${project.title}`;
  if (quote) return `${quote.of === 'review' ? 'Review' : 'Reference'}: ${quote.projectTitle}`;
  const name = reported?.name ?? gone;
  if (conversation?.message) return `Message from ${name}`;
  return conversation ? `Conversation with ${name}` : `Profile of ${name}`;
}

const gone = 'A former user';

/** What both sides said where work on the project was cancelled. */
function wordsOnCancellation({ project }: ReportView) {
  const { reason, word } = project?.cancellation ?? {};
  return [
    ...(reason ? [{ term: 'The client on the cancellation', details: reason }] : []),
    ...(word ? [{ term: 'The consultant on the cancellation', details: word }] : []),
  ];
}

interface ReportedMessageProps {
  text: string;
  earlierTexts: readonly string[];
  fileNames: readonly string[];
  sentAt: string;
}

const Words = ({ text }: { text: string }) => (
  <blockquote className="border-l-2 border-line-strong pl-4 wrap-anywhere whitespace-pre-line">
    {text}
  </blockquote>
);

/** The message as it stood when it was reported, and as it stood before. */
const ReportedMessage = ({ text, earlierTexts, fileNames, sentAt }: ReportedMessageProps) => (
  <figure className="grid gap-1">
    <Words text={text} />
    {earlierTexts.length > 0 && (
      <>
        <p className="text-sm">Before it was changed, it said:</p>
        {Object.entries(earlierTexts).map(([place, earlier]) => (
          <Words key={place} text={earlier} />
        ))}
      </>
    )}
    {fileNames.length > 0 && (
      <p className="text-sm wrap-anywhere">With files called {fileNames.join(', ')}</p>
    )}
    <figcaption className="text-sm text-ink-muted">
      Written <MomentText value={sentAt} />
    </figcaption>
  </figure>
);

/** What settling it does. */
const effectOf = ({ quote }: ReportView): string =>
  `Both sides are notified by e-mail, each in your words for them. ${
    quote
      ? `If you uphold the report, the ${quote.of} is removed.`
      : 'To stop a person, suspend the account on its page.'
  } The one against whom you decide can appeal.`;

/** One report as admins read it, with what was found or the way to say it. */
export function ReportCard({ report, personLink, isGone }: ReportCardProps) {
  const { reported, reporter, quote, conversation, settled } = report;
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isOwn, setIsOwn] = useState(false);
  return (
    <Card role="group" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <CardTitle level={3} id={titleId} className="min-w-0 wrap-anywhere">
          {titleOf(report)}
        </CardTitle>
        <Badge tone="warning">{reportCauses[report.cause]}</Badge>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{report.text}</p>
      {conversation?.message && <ReportedMessage {...conversation.message} />}
      {quote && <Words text={quote.words} />}
      <DescriptionList
        items={[
          {
            term: 'Reported',
            details: reported ? personLink(reported.userId, reported.name) : gone,
          },
          {
            term: 'Reported by',
            details: reporter ? personLink(reporter.userId, reporter.name) : gone,
          },
          { term: 'Sent', details: <MomentText value={report.createdAt} /> },
          ...wordsOnCancellation(report),
          ...(settled
            ? [
                { term: 'Found', details: outcomeWords[settled.outcome] },
                { term: 'Settled', details: <MomentText value={settled.at} /> },
                { term: 'To the one who reported', details: settled.toReporter },
                { term: 'To the one who was reported', details: settled.toReported },
              ]
            : []),
        ]}
      />
      {!settled && (
        <CardFooter className="sm:justify-end">
          <DecisionButtons decided={isGone ? 'Settled' : null} isOwn={isOwn}>
            {quote?.reviewId && <RedactReview reviewId={quote.reviewId} />}
            <Dialog
              title="Settle the report"
              description={effectOf(report)}
              trigger={<Button aria-describedby={titleId}>Settle</Button>}
              open={isOpen}
              onOpenChange={setIsOpen}
            >
              {isOpen && (
                <SettleForm
                  reportId={report.id}
                  onEnd={() => {
                    setIsOpen(false);
                    setIsOwn(true);
                  }}
                />
              )}
            </Dialog>
          </DecisionButtons>
        </CardFooter>
      )}
    </Card>
  );
}
