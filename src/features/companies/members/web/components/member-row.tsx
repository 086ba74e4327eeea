import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type MemberRole, memberRoles } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListRow } from '#ui/primitives/row-list.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { MemberView } from '../../contract.ts';
import { roleWords } from '../../rules/role-words.ts';
import { memberMessages, messageForMemberError } from '../messages.ts';
import { membersApi } from '../queries.ts';

const roleOptions = memberRoles.map((role) => ({ value: role, label: roleWords[role].label }));

interface MemberRowProps {
  member: MemberView;
  canManage: boolean;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

/** One member, with what an owner can do about them. */
export function MemberRow({ member, canManage, onFocusLoss }: MemberRowProps) {
  const { firstName, lastName, email, role, since, isYou, isLastOwner } = member;
  const name = `${firstName} ${lastName}`.trim() || email;
  const { change, transfer, remove } = useChanges(member, name, onFocusLoss);
  return (
    <ListRow
      name={name}
      badge={isYou ? <Badge>You</Badge> : undefined}
      actions={
        canManage && (
          <div className="flex flex-wrap items-center gap-2">
            <Select
              aria-label={`Role of ${name}`}
              value={role}
              disabled={isLastOwner || change.isPending}
              options={roleOptions}
              onChange={({ target }) => change.mutate(target.value as MemberRole)}
            />
            {!isYou && role !== 'owner' && (
              <ConfirmButton
                size="sm"
                aria-label={`Hand over to ${name}`}
                pending={transfer.isPending}
                title={`Hand ownership over to ${name}?`}
                description="They become an owner, and you a hiring member. Only an owner can undo that."
                confirmLabel="Hand Over"
                onConfirm={() => transfer.mutate()}
              >
                Hand over
              </ConfirmButton>
            )}
            {!isYou && (
              <ConfirmButton
                size="sm"
                aria-label={`Remove ${name}`}
                pending={remove.isPending}
                title={`Remove ${name} from the company?`}
                description="They see nothing of it from then on. What they were in charge of passes to an owner."
                confirmLabel="Remove Member"
                onConfirm={() => remove.mutate()}
              >
                Remove
              </ConfirmButton>
            )}
          </div>
        )
      }
    >
      {email}, {roleWords[role].label.toLowerCase()} since <DateText value={since} />
      {isLastOwner && canManage && '. The company needs an owner: make another member one first.'}
    </ListRow>
  );
}

function useChanges(member: MemberView, name: string, onFocusLoss: () => void) {
  const userId = member.userId as UserId;
  const queryClient = useQueryClient();
  const router = useRouter();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['members'] });
    await queryClient.invalidateQueries({ queryKey: ['companies'] });
  };
  const onError = (error: unknown) => {
    notify.error('Error', messageForMemberError(error));
    void refresh();
  };
  const change = useMutation({
    mutationFn: (role: MemberRole) => membersApi.changeRole({ userId, role }),
    onSuccess: async () => {
      notify.success(memberMessages.roleChanged);
      await refresh();
      // One's own role decides what the page offers.
      if (member.isYou) await router.invalidate();
    },
    onError,
  });
  const transfer = useMutation({
    mutationFn: () => membersApi.transfer({ userId }),
    onSuccess: async () => {
      notify.success(memberMessages.transferred);
      onFocusLoss();
      await refresh();
      await router.invalidate();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => membersApi.remove({ userId }),
    onSuccess: async () => {
      notify.success(memberMessages.removed(name));
      onFocusLoss();
      await refresh();
    },
    onError,
  });
  return { change, transfer, remove };
}
