import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { RecipientType } from '../../rules/announcement-form.ts';
import { personalise } from '../../rules/personalise.ts';
import { noRecipients } from '../messages.ts';
import { recipientQuery } from '../queries.ts';

interface AnnouncementPreviewProps {
  recipientType: RecipientType;
  recipients: number;
  subject: string;
  message: string;
}

/** The mail as one recipient after another would read it, while it is being written. */
export function AnnouncementPreview({
  recipientType,
  recipients,
  subject,
  message,
}: AnnouncementPreviewProps) {
  const [position, setPosition] = useState(0);
  const query = useQuery({
    ...recipientQuery(recipientType, position),
    placeholderData: keepPreviousData,
  });
  const recipient = query.data?.recipient ?? null;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Preview</CardTitle>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabledBecause={position === 0 ? 'This is the first one.' : undefined}
            onClick={() => setPosition(position - 1)}
          >
            Previous
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabledBecause={position + 1 >= recipients ? 'This is the last one.' : undefined}
            onClick={() => setPosition(position + 1)}
          >
            Next
          </Button>
        </div>
      </div>
      {query.isError && <PartFailed what="The recipient" query={query} />}
      {recipient && (
        <div className="flex flex-col gap-3 wrap-anywhere">
          <p className="text-sm text-ink-muted">
            {(position + 1).toLocaleString('en-US')} of {recipients.toLocaleString('en-US')}, to{' '}
            {`${recipient.firstName} ${recipient.lastName}`.trim()} ({recipient.email})
          </p>
          <p className="text-lg font-semibold text-ink">
            {personalise(subject, recipient) || 'No subject yet'}
          </p>
          <p className="whitespace-pre-line">
            {personalise(message, recipient) || 'No message yet'}
          </p>
          <p className="border-t border-line pt-3 text-sm text-ink-muted">
            Below it stands a link with which the recipient unsubscribes.
          </p>
        </div>
      )}
      {query.data && !recipient && <p className="text-ink-muted">{noRecipients}</p>}
    </Card>
  );
}
