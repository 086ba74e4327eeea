import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { memberRoles } from '#access/company.ts';
import { emailAddress } from '#lib/api/email-address.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Form } from '#ui/form/form.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { ListRow, RowList } from '#ui/primitives/row-list.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { SentInvitation } from '../../contract.ts';
import type { MemberInvitationId } from '../../ids.ts';
import { roleWords } from '../../rules/role-words.ts';
import { memberMessages, messageForMemberError } from '../messages.ts';
import { membersApi, sentInvitationsQuery } from '../queries.ts';

const schema = z.object({ email: emailAddress(), role: z.enum(memberRoles) });

const roleOptions = memberRoles.map((role) => ({
  value: role,
  label: `${roleWords[role].label}: ${roleWords[role].allows}`,
}));

/** Invites a colleague to the own company by mail, and lists the invitations without an answer. */
export function InviteMember() {
  const queryClient = useQueryClient();
  const form = useSchemaForm(schema, { defaultValues: { email: '', role: 'hiring' } });

  async function handleSubmit(values: z.output<typeof schema>) {
    try {
      await membersApi.invite(values);
    } catch (error) {
      form.setError('email', { message: messageForMemberError(error) });
      return;
    }
    notify.success(memberMessages.invited(values.email));
    form.reset();
    await queryClient.invalidateQueries({ queryKey: sentInvitationsQuery.queryKey });
  }

  return (
    <div className="flex flex-col gap-5">
      <Form form={form} onSubmit={handleSubmit} aria-label="Invite a colleague">
        <TextInputField
          control={form.control}
          name="email"
          label="Email address"
          type="email"
          autoComplete="off"
          hint="Only who proves this address can accept."
        />
        <RadioField
          control={form.control}
          name="role"
          label="What they may do"
          options={roleOptions}
        />
        <SubmitButton variant="secondary" className="self-start" pendingLabel="Sending...">
          Send invitation
        </SubmitButton>
      </Form>
      <UnansweredInvitations />
    </div>
  );
}

function UnansweredInvitations() {
  const query = useQuery(sentInvitationsQuery);
  if (query.isLoadingError) return <PartFailed what="The invitations" query={query} />;
  return (
    <RowList
      label="Invitations without an answer"
      items={query.data?.items ?? []}
      keyOf={({ invitationId }) => invitationId}
    >
      {(invitation, onFocusLoss) => (
        <UnansweredInvitation invitation={invitation} onFocusLoss={onFocusLoss} />
      )}
    </RowList>
  );
}

interface UnansweredInvitationProps {
  invitation: SentInvitation;
  onFocusLoss: () => void;
}

function UnansweredInvitation({ invitation, onFocusLoss }: UnansweredInvitationProps) {
  const { invitationId, email, role, sentAt, expiresAt, state } = invitation;
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => membersApi.withdraw({ invitationId: invitationId as MemberInvitationId }),
    onSuccess: async () => {
      notify.success(memberMessages.withdrawn);
      onFocusLoss();
      await queryClient.invalidateQueries({ queryKey: sentInvitationsQuery.queryKey });
    },
    onError: (error) => notify.error('Error', messageForMemberError(error)),
  });
  return (
    <ListRow
      name={email}
      badge={state === 'expired' ? <Badge tone="danger">Expired</Badge> : undefined}
      actions={
        <Button
          size="sm"
          variant="secondary"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          Withdraw<VisuallyHidden> the invitation of {email}</VisuallyHidden>
        </Button>
      }
    >
      {roleWords[role].label}, invited on <DateText value={sentAt} />, good until{' '}
      <DateText value={expiresAt} />
    </ListRow>
  );
}
