import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import type { Message } from '../../../contract/entry-views.ts';
import { useShowMessage } from '../../hooks/use-show-message.ts';
import { messageWords } from '../../messages.ts';
import { messagesApi } from '../../queries.ts';

interface DeleteMessageProps {
  threadId: string;
  /** The own message to delete; undefined while the dialog is closed. */
  message: Message | undefined;
  /** The other person. */
  name: string;
  onEnd: () => void;
}

/** Asks before a message is deleted: its text is gone for both. */
export function DeleteMessage({ threadId, message, name, onEnd }: DeleteMessageProps) {
  const show = useShowMessage(threadId);
  const { decide, isDeciding, failed } = useDecision({
    send: ({ id }: Message, call) => messagesApi.delete({ messageId: id }, call),
    done: () => messageWords.deletion,
    refusal: (error) => messageOf(error, 'MESSAGE_NOT_FOUND'),
    onEnd,
    refresh: (deleted) => deleted && show(deleted),
  });
  return (
    <ConfirmDialog
      open={message !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd();
      }}
      title="Delete this message?"
      description={`Its text goes for both of you and cannot be brought back. ${name} may have read it already, and sees that a message was deleted.`}
      confirmLabel="Delete Message"
      destructive
      pending={isDeciding}
      error={failed ? messageWords.changeFailed : undefined}
      onConfirm={() => {
        if (message) decide(message);
      }}
    />
  );
}
