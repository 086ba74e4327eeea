import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { membersQuery } from '#features/companies/members/web/queries.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { ConfirmButton } from '#ui/primitives/confirm-button.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { projectsApi } from '../queries.ts';

/** Puts a member in charge of all projects of another one. Nothing where no member could take them over. */
export function HandOverAll() {
  const ids = { from: useId(), to: useId() };
  const [chosen, setChosen] = useState({ from: '', to: '' });
  // The list of members beside it says when they cannot be loaded.
  const { data } = useQuery(membersQuery);
  const queryClient = useQueryClient();
  const handOver = useMutation({
    mutationFn: () =>
      projectsApi.handOverAll({ from: chosen.from as UserId, to: chosen.to as UserId }),
    onSuccess: async ({ handedOver }) => {
      notify.success(
        'Projects handed over',
        `${nameOf(chosen.to)} is in charge of ${handedOver} more ${handedOver === 1 ? 'project' : 'projects'}.`,
      );
      setChosen({ from: '', to: '' });
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
    },
    onError: (error) => notify.error('Error', asApiProblem(error)?.message ?? 'Please try again.'),
  });
  const members = data?.items ?? [];
  const able = members.filter((member) => hasRight(member, 'hire'));
  if (members.length < 2 || able.length === 0) return null;
  const nameOf = (userId: string): string => {
    const member = members.find((each) => each.userId === userId);
    return member ? `${member.firstName} ${member.lastName}`.trim() || member.email : '';
  };
  const choiceOf = (side: 'from' | 'to', label: string, options: typeof members) => (
    <div className="flex min-w-0 flex-col gap-1">
      <Label htmlFor={ids[side]}>{label}</Label>
      <Select
        id={ids[side]}
        value={chosen[side]}
        placeholder="Choose a member"
        options={options.map(({ userId }) => ({ value: userId, label: nameOf(userId) }))}
        onChange={({ target }) => setChosen({ ...chosen, [side]: target.value })}
      />
    </div>
  );
  const { from, to } = chosen;
  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-2 font-medium text-ink">Hand over projects</legend>
      <div className="flex flex-wrap gap-4">
        {choiceOf('from', 'All projects of', members)}
        {choiceOf(
          'to',
          'go to',
          able.filter(({ userId }) => userId !== from),
        )}
      </div>
      {from && to && from !== to && (
        <ConfirmButton
          size="sm"
          pending={handOver.isPending}
          title={`Put ${nameOf(to)} in charge of all projects of ${nameOf(from)}?`}
          description="Mails and reminders about them go to the new member in charge. Conversations and calls stay as they are."
          confirmLabel="Hand Over All"
          onConfirm={() => handOver.mutate()}
        >
          Hand over all
        </ConfirmButton>
      )}
    </fieldset>
  );
}
