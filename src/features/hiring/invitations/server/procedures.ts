import type { ApprovedClientViewer, ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import { viewConsultantCard } from '#features/profiles/consultants/server/views/listed-profile.ts';
import { verifiedCertifications } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { invitationsContract } from '../contract/operations.ts';
import type { InvitationId } from '../ids.ts';
import { declineInvitation, withdrawInvitation } from './commands/end-invitation.ts';
import { markRead } from './commands/mark-read.ts';
import { sendInvitation } from './commands/send-invitation.ts';
import { unmuteClient } from './commands/unmute-client.ts';
import { invitedTo, listOpenOwnProjects } from './queries/invitable-projects.ts';
import {
  findReceivedInvitation,
  listReceivedInvitations,
  type ReceivedInvitationRow,
} from './queries/received-invitations.ts';
import {
  findSentInvitation,
  getSentInvitation,
  listSentInvitations,
  type SentInvitationRow,
} from './queries/sent-invitations.ts';
import type { InvitationsServices } from './services.ts';
import { viewInvitableProject, viewReceivedInvitation, viewSentInvitation } from './views.ts';

const operations = implementOperations<typeof invitationsContract, InvitationsServices>(
  invitationsContract,
);

export const invitationsProcedures = {
  send: operations.send.handler(async ({ context, input, errors }) => {
    const { client, write } = context;
    const outcome = await write((tx) => sendInvitation(tx, context, client, input));
    if (outcome.refused === 'TOO_MANY_INVITATIONS') {
      const { retryAfterSeconds } = outcome;
      throw errors.TOO_MANY_INVITATIONS({ data: { retryAfterSeconds } });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    return getSent(context, outcome.invitationId);
  }),

  listProjects: operations.listProjects.handler(async ({ context, input, errors }) => {
    const { client, db, clock, isDemo, appliedTo } = context;
    const { consultantId } = input;
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const at = { now: clock.now(), isDemo };
    const [consultant] = await findListedProfiles(db, at, [consultantId]);
    if (!consultant) throw errors.CONSULTANT_NOT_FOUND();
    const { items, nextCursor } = await listOpenOwnProjects(db, client, page);
    const ids = items.map(({ id }) => id);
    const [invited, applied] = await Promise.all([
      invitedTo(db, consultantId, ids),
      appliedTo(db, consultantId, ids),
    ]);
    const obstacleTo = ({ id }: (typeof items)[number]) => {
      if (applied.has(id)) return 'applied';
      return invited.has(id) ? 'invited' : null;
    };
    return {
      items: items.map((project) => viewInvitableProject(project, obstacleTo(project))),
      nextCursor,
    };
  }),

  listSent: operations.listSent.handler(async ({ context, input, errors }) => {
    const { client, db } = context;
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const project = await findOwnProject(db, client, input.projectId);
    if (!project) throw errors.PROJECT_NOT_FOUND();
    const { state } = input;
    const { items, nextCursor } = await listSentInvitations(db, client, project, { state, page });
    return { items: await viewSent(context, items), nextCursor };
  }),

  withdraw: operations.withdraw.handler(async ({ context, input: { invitationId }, errors }) => {
    const { client, write } = context;
    const { refused } = await write(async (tx) => {
      const invitation = await findSentInvitation(tx, client, invitationId);
      return invitation ? withdrawInvitation(tx, context, invitation) : absent;
    });
    if (refused) throw errors[refused]();
    return getSent(context, invitationId);
  }),

  listReceived: operations.listReceived.handler(async ({ context, input, errors }) => {
    const { consultant, db } = context;
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { state } = input;
    const { items, nextCursor } = await listReceivedInvitations(db, consultant, { state, page });
    return { items: items.map(viewReceivedInvitation), nextCursor };
  }),

  getReceived: operations.getReceived.handler(async ({ context, input, errors }) => {
    const { consultant, db } = context;
    const invitation = await findReceivedInvitation(db, consultant, input.invitationId);
    if (!invitation) throw errors.INVITATION_NOT_FOUND();
    return viewReceivedInvitation(invitation);
  }),

  markRead: operations.markRead.handler(async ({ context, input: { invitationId }, errors }) => {
    const { refused } = await changeReceived(context, invitationId, (tx, invitation) =>
      markRead(tx, context, invitation),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  decline: operations.decline.handler(async ({ context, input, errors }) => {
    const { invitationId, ...answer } = input;
    const { refused } = await changeReceived(context, invitationId, (tx, invitation) =>
      declineInvitation(tx, context, invitation, answer),
    );
    if (refused) throw errors[refused]();
    const declined = await findReceivedInvitation(context.db, context.consultant, invitationId);
    if (!declined) throw errors.INVITATION_NOT_FOUND();
    return viewReceivedInvitation(declined);
  }),

  unmuteClient: operations.unmuteClient.handler(async ({ context, input, errors }) => {
    const { invitationId } = input;
    const { refused } = await changeReceived(context, invitationId, unmuteClient);
    if (refused) throw errors[refused]();
    const unmuted = await findReceivedInvitation(context.db, context.consultant, invitationId);
    if (!unmuted) throw errors.INVITATION_NOT_FOUND();
    return viewReceivedInvitation(unmuted);
  }),
};

/** Invitations with the cards of those consultants who are listed now. */
async function viewSent(
  { db, clock, isDemo }: RequestContext,
  invitations: readonly SentInvitationRow[],
) {
  const at = { now: clock.now(), isDemo };
  const ids = invitations.map(({ consultantId }) => consultantId);
  const [listed, verified] = await Promise.all([
    findListedProfiles(db, at, ids),
    verifiedCertifications(db, ids, at.now),
  ]);
  const cards = new Map(
    listed.map((consultant) => [
      consultant.user_id,
      viewConsultantCard(
        { ...consultant, verified: verified.get(consultant.user_id) ?? [] },
        at.now,
      ),
    ]),
  );
  return invitations.map((row) => viewSentInvitation(row, cards.get(row.consultantId)));
}

/** One of the client's invitations as it is now. Throws when it is not theirs. */
async function getSent(
  context: RequestContext & { client: ApprovedClientViewer },
  invitationId: InvitationId,
) {
  const { db, client } = context;
  const [view] = await viewSent(context, [await getSentInvitation(db, client, invitationId)]);
  if (!view) throw new Error(`Invitation ${invitationId} could not be shown.`);
  return view;
}

const absent = { refused: 'INVITATION_NOT_FOUND' } as const;

/** Runs a change on an invitation to this consultant; a foreign one is as absent as one that never was. */
function changeReceived<Outcome extends { refused: string | null }>(
  { write, consultant }: RequestContext & { consultant: ConsultantViewer },
  invitationId: InvitationId,
  change: (tx: Tx, invitation: ReceivedInvitationRow) => Promise<Outcome>,
) {
  return write(async (tx): Promise<Outcome | typeof absent> => {
    const invitation = await findReceivedInvitation(tx, consultant, invitationId);
    return invitation ? change(tx, invitation) : absent;
  });
}
