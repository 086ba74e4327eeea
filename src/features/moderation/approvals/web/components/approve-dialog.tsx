import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UserType } from '#access/user.ts';
import { accountVettingQuery } from '#features/moderation/vetting/web/queries.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { useUndo } from '../hooks/use-undo.ts';
import { accountApproved, decisionWords, profileRequired, waitsAgain } from '../messages.ts';
import { approvalsApi } from '../queries.ts';

const notLoaded = 'The checklist could not be loaded. Please try again.';

interface ApproveDialogProps {
  account: { userId: string; userType: UserType; name: string };
  open: boolean;
  onClose: () => void;
  /** After an approval, and after one that came too late or was undone. */
  onDecided: (isApproved: boolean) => unknown;
}

/** The question before an approval: the admin confirms to have read the open points of the checklist. */
export function ApproveDialog({ account, open, onClose, onDecided }: ApproveDialogProps) {
  const { userId, userType, name } = account;
  const queryClient = useQueryClient();
  const vetting = useQuery({ ...accountVettingQuery(userId), enabled: open, staleTime: 0 });
  const openItems = vetting.data?.items.filter(({ tickedAt }) => tickedAt === null);
  const undoAction = useUndo();
  const undo = async () => {
    await approvalsApi.undoApproval({ userId });
    return waitsAgain(name);
  };
  const { decide, isDeciding, failed } = useDecision({
    send: (seen: readonly string[], call) =>
      approvalsApi.approve({ userId, openItems: [...seen] }, call),
    done: () => ({
      title: decisionWords.approve.done,
      description: accountApproved(name, userType),
      action: undoAction(undo, () => onDecided(false)),
    }),
    refusal: (error) =>
      messageOf(error, 'ACCOUNT_STATE', 'ACCOUNT_NOT_FOUND', 'CHECKLIST_UNREAD') ??
      (messageOf(error, 'PROFILE_REQUIRED') && profileRequired),
    onEnd: onClose,
    refresh: async (result) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['approvals'] }),
        queryClient.invalidateQueries({ queryKey: ['vetting', 'account', userId] }),
      ]);
      await onDecided(result !== undefined);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={decisionWords.approve.question(name)}
      description={decisionWords.approve.effect}
      details={
        openItems ? (
          <OpenItems open={openItems} all={vetting.data?.items.length ?? 0} />
        ) : (
          <p className="text-ink-muted">Loading the checklist…</p>
        )
      }
      confirmLabel={openItems && openItems.length > 0 ? 'Approve Anyway' : 'Approve Account'}
      pending={isDeciding}
      error={(failed && decisionWords.approve.failed) || (vetting.isError ? notLoaded : undefined)}
      onConfirm={() => {
        if (openItems) decide(openItems.map(({ id }) => id));
        else void vetting.refetch();
      }}
    />
  );
}

interface OpenItemsProps {
  open: readonly { id: string; text: string }[];
  /** How many points the checklist has. */
  all: number;
}

function OpenItems({ open, all }: OpenItemsProps) {
  if (open.length === 0) return <p>{`All ${all} points of the checklist are checked.`}</p>;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-ink">
        {`${open.length} of ${all} points of the checklist are not checked yet:`}
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {open.map(({ id, text }) => (
          <li key={id} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">The audit log records that they were open.</p>
    </div>
  );
}
