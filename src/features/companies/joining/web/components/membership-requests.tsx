import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MemberRole, memberRoles } from '#access/company.ts';
import { roleWords } from '#features/companies/members/rules/role-words.ts';
import { membersQuery } from '#features/companies/members/web/queries.ts';
import { notify, type ToastWords } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { MembershipRequest } from '../../contract.ts';
import type { MembershipRequestId } from '../../ids.ts';
import { joiningMessages, messageForJoiningError } from '../messages.ts';
import { joiningApi, membershipRequestsQuery } from '../queries.ts';

const roleOptions = memberRoles.map((role) => ({ value: role, label: roleWords[role].label }));

/** Users who ask to become members of the own company; nothing where there is none. */
export function MembershipRequests() {
  const query = useQuery(membershipRequestsQuery);
  if (query.isLoadingError) return <PartFailed what="The requests to join" query={query} />;
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card>
      <CardTitle>Requests to join</CardTitle>
      <RowList label="Requests to join" items={items} keyOf={({ requestId }) => requestId}>
        {(request, onFocusLoss) => <RequestRow request={request} onFocusLoss={onFocusLoss} />}
      </RowList>
    </Card>
  );
}

interface RequestRowProps {
  request: MembershipRequest;
  /** The focused button is about to go away with its row. */
  onFocusLoss: () => void;
}

function RequestRow({ request, onFocusLoss }: RequestRowProps) {
  const { firstName, lastName, email, askedAt } = request;
  const requestId = request.requestId as MembershipRequestId;
  const name = `${firstName} ${lastName}`.trim() || email;
  const queryClient = useQueryClient();
  const [role, setRole] = useState<MemberRole>('viewer');
  const answered = async (words: ToastWords) => {
    notify.success(words);
    onFocusLoss();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: membershipRequestsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: membersQuery.queryKey }),
    ]);
  };
  const onError = (error: unknown) => notify.error('Error', messageForJoiningError(error));
  const accept = useMutation({
    mutationFn: () => joiningApi.acceptRequest({ requestId, role }),
    onSuccess: () => answered(joiningMessages.accepted(name)),
    onError,
  });
  const decline = useMutation({
    mutationFn: () => joiningApi.declineRequest({ requestId }),
    onSuccess: () => answered(joiningMessages.declined(name)),
    onError,
  });
  return (
    <ListRow
      name={name}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={`Role of ${name}`}
            value={role}
            options={roleOptions}
            onChange={({ target }) => setRole(target.value as MemberRole)}
          />
          <Button size="sm" pending={accept.isPending} onClick={() => accept.mutate()}>
            Accept<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button
            size="sm"
            variant="secondary"
            pending={decline.isPending}
            onClick={() => decline.mutate()}
          >
            Decline<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      }
    >
      {email}, asked on <DateText value={askedAt} />
    </ListRow>
  );
}
