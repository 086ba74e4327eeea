import { Link } from '@tanstack/react-router';
import { type InvitationState, invitationStates } from '#catalogue/enumerations/invitation.ts';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { receivedStateWords } from '../messages.ts';

/** Narrows the invitations to a project to one state, in its address. */
export function SentInvitationFilter(props: {
  projectId: string;
  state: InvitationState | undefined;
}) {
  const { projectId, state } = props;
  const choices = [{ value: undefined, label: 'All' }, ...invitationStates.options];
  return (
    <LinkSwitch
      label="Filter invitations by state"
      choices={choices}
      current={state}
      link={(value) => (
        <Link
          to="/project/$projectId"
          params={{ projectId }}
          search={({ invited: _, ...others }) => (value ? { ...others, invited: value } : others)}
          {...switchLink}
        />
      )}
    />
  );
}

/** Narrows the consultant's invitations to one state, in the address of the portal. */
export function ReceivedInvitationFilter({ state }: { state: InvitationState | undefined }) {
  const choices = [
    { value: undefined, label: 'All' },
    ...invitationStates.values.map((value) => ({ value, label: receivedStateWords[value] })),
  ];
  return (
    <LinkSwitch
      label="Filter invitations by state"
      choices={choices}
      current={state}
      link={(value) => (
        <Link
          to="/consultant/portal"
          search={{ tab: 'invitations', ...(value ? { state: value } : {}) }}
          {...switchLink}
        />
      )}
    />
  );
}
