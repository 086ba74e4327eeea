import { listMembers } from '#features/identity/memberships/server/queries/members.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { membersContract } from '../contract.ts';
import { dismissMember, giveRole, handOverOwnership } from './commands/change-members.ts';
import { closeOwnCompany } from './commands/close-company.ts';
import {
  acceptInvitation,
  declineInvitation,
  withdrawInvitation,
} from './commands/end-invitation.ts';
import { inviteMember } from './commands/invite-member.ts';
import { findAddressed, listUnanswered, selectUnanswered } from './queries/invitations.ts';
import type { MembersServices } from './services.ts';
import { viewMember, viewReceived, viewSent } from './views.ts';

const operations = implementOperations<typeof membersContract, MembersServices>(membersContract);

export const membersProcedures = {
  list: operations.list.handler(async ({ context: { db, client } }) => {
    const members = await listMembers(db, client.company.companyId);
    const seen = { members, readerId: client.userId };
    return { items: members.map((member) => viewMember(member, seen)) };
  }),

  changeRole: operations.changeRole.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) => giveRole(tx, context, context.client, input));
    if (refused) throw errors[refused]();
    return { role: input.role };
  }),

  transfer: operations.transfer.handler(async ({ context, input: { userId }, errors }) => {
    const { refused } = await context.write((tx) =>
      handOverOwnership(tx, context, context.client, userId),
    );
    if (refused) throw errors[refused]();
    return { transferred: true as const };
  }),

  remove: operations.remove.handler(async ({ context, input: { userId }, errors }) => {
    const { refused } = await context.write((tx) =>
      dismissMember(tx, context, context.client, userId),
    );
    if (refused) throw errors[refused]();
    return { removed: true as const };
  }),

  leave: operations.leave.handler(async ({ context, errors }) => {
    const { client } = context;
    const { refused } = await context.write((tx) =>
      dismissMember(tx, context, client, client.userId),
    );
    if (refused) throw errors[refused]();
    return { left: true as const };
  }),

  closeCompany: operations.closeCompany.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      closeOwnCompany(tx, context, context.client, input),
    );
    if (refused) throw errors[refused]();
    return { closed: true as const };
  }),

  listInvitations: operations.listInvitations.handler(async ({ context }) => {
    const { db, client, clock } = context;
    const rows = await listUnanswered(db, client.company.companyId);
    return { items: rows.map((row) => viewSent(row, clock.now())) };
  }),

  invite: operations.invite.handler(async ({ context, input, errors }) => {
    const { db, client, clock } = context;
    const outcome = await context.write((tx) => inviteMember(tx, context, client, input));
    if (outcome.refused) throw errors[outcome.refused]();
    const sent = await selectUnanswered(db, client.company.companyId)
      .where('id', '=', outcome.invitationId)
      .executeTakeFirstOrThrow();
    return viewSent(sent, clock.now());
  }),

  withdraw: operations.withdraw.handler(async ({ context, input: { invitationId }, errors }) => {
    const { client, clock } = context;
    const isWithdrawn = await context.write((tx) =>
      withdrawInvitation(tx, client.company.companyId, invitationId, clock.now()),
    );
    if (!isWithdrawn) throw errors.INVITATION_NOT_FOUND();
    return { withdrawn: true as const };
  }),

  getInvitation: operations.getInvitation.handler(async ({ context, input, errors }) => {
    const { db, person, clock } = context;
    const invitation = await findAddressed(db, person, input.invitationId);
    if (!invitation) throw errors.INVITATION_NOT_FOUND();
    return viewReceived(invitation, clock.now());
  }),

  accept: operations.accept.handler(async ({ context, input, errors }) => {
    const { client } = context;
    const outcome = await context.write(async (tx) => {
      const invitation = await findAddressed(tx, client, input.invitationId);
      if (!invitation) return { refused: 'INVITATION_NOT_FOUND' as const };
      const { companyName, role } = invitation;
      const { refused } = await acceptInvitation(tx, context, client, invitation);
      return { refused, companyName, role };
    });
    if (outcome.refused) throw errors[outcome.refused]();
    return { companyName: outcome.companyName, role: outcome.role };
  }),

  decline: operations.decline.handler(async ({ context, input, errors }) => {
    const { person, clock } = context;
    const { refused } = await context.write(async (tx) => {
      const invitation = await findAddressed(tx, person, input.invitationId);
      if (!invitation) return { refused: 'INVITATION_NOT_FOUND' as const };
      return declineInvitation(tx, invitation, clock.now());
    });
    if (refused) throw errors[refused]();
    return { declined: true as const };
  }),
};
