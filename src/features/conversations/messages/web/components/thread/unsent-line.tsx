import { CircleAlert } from 'lucide-react';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/primitives/button.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { SentMessages } from '../../hooks/use-outbox.ts';
import { kindAndSize } from '../files/file-words.ts';
import { LinkedText } from '../linked-text.tsx';
import type { UnsentMessage } from '../unsent-messages.ts';
import { bubbleClassName } from './message-line.tsx';

interface UnsentLineProps {
  message: UnsentMessage;
  outbox: Pick<SentMessages, 'tryAgain' | 'discard'>;
}

/** A message that is on its way, or could not be sent and waits for another try. */
export function UnsentLine({ message, outbox }: UnsentLineProps) {
  const { stoppedBy } = message;
  return (
    <div className="flex w-full justify-end pl-6 sm:pl-16">
      <div className={cx(bubbleClassName(true), 'border-dashed')}>
        <VisuallyHidden>You: </VisuallyHidden>
        <LinkedText text={message.text} />
        {message.files.map((file) => (
          <p key={file.id} className="text-sm wrap-anywhere">
            {file.name} ({kindAndSize(file)})
          </p>
        ))}
        {stoppedBy === undefined ? (
          <p className="mt-0.5 text-right text-xs text-ink-muted">Sending…</p>
        ) : (
          <div className="mt-1 flex flex-col gap-2">
            <p role="alert" className="flex items-start gap-1.5 text-sm text-danger-ink">
              <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
              <span>
                <strong className="font-semibold">Not sent.</strong> {stoppedBy}
              </span>
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="ghost" size="sm" onClick={() => outbox.discard(message.id)}>
                Discard
              </Button>
              <Button variant="secondary" size="sm" onClick={() => outbox.tryAgain(message)}>
                Try again
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
