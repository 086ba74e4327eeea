import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#lib/api/problem.ts';
import { notify, type ToastAction } from '#ui/feedback/notify.ts';
import { undoSeconds } from '../../rules.ts';
import { approvalUndone, undoFailed, undoLabel, undoTooLate } from '../messages.ts';

/** Makes the button in the toast of an approval. `undo` answers what to say of it; `onEnd` shows how things are now. */
export function useUndo() {
  const queryClient = useQueryClient();
  return (undo: () => Promise<string>, onEnd: () => unknown): ToastAction => ({
    label: undoLabel,
    seconds: undoSeconds,
    onPress: async () => {
      try {
        notify.success(approvalUndone, await undo());
      } catch (error) {
        const isLate = messageOf(error, 'UNDO_TOO_LATE', 'ACCOUNT_NOT_FOUND') !== undefined;
        notify.error('Error', isLate ? undoTooLate : undoFailed);
      }
      await Promise.all([queryClient.invalidateQueries({ queryKey: ['approvals'] }), onEnd()]);
    },
  });
}
