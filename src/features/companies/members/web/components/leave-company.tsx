import { useMutation } from '@tanstack/react-query';
import { openPortal } from '#features/companies/companies/web/components/open-portal.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { messageForMemberError } from '../messages.ts';
import { membersApi } from '../queries.ts';

/** Leaves the own company, after a question. */
export function LeaveCompany({ companyName }: { companyName: string }) {
  const leave = useMutation({
    mutationFn: () => membersApi.leave(),
    onSuccess: openPortal,
    onError: (error) => notify.error('Error', messageForMemberError(error)),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p>You lose sight of its projects and conversations. Your account stays.</p>
      <ConfirmButton
        pending={leave.isPending}
        title={`Leave ${companyName}?`}
        description="What you are in charge of passes to an owner. Only an owner can invite you again."
        confirmLabel="Leave Company"
        onConfirm={() => leave.mutate()}
      >
        Leave the company
      </ConfirmButton>
    </div>
  );
}
