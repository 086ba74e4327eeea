import { listedConsultant } from './consultant-inputs.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';

/** An own project keeps its owner; the invited consultant is listed. */
const ownProject =
  (more: MakeInput): MakeInput =>
  async (app, rowKind, self) => {
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    const projectId = rowKind === 'absent' ? absentId : await app.make.project(owner);
    return { projectId, ...(await more(app, 'foreign', self)) };
  };

const sentInvitation: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { invitationId: absentId };
  const owner = rowKind === 'own' && self ? self : await app.make.client();
  const project = await app.make.project(owner);
  return { invitationId: await app.make.invitation(project, await app.make.consultant()) };
};

const receivedInvitation =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { invitationId: absentId, ...more };
    const consultant = rowKind === 'own' && self ? self : await app.make.consultant();
    const project = await app.make.project(await app.make.client(), { visibility: 'private' });
    return { invitationId: await app.make.invitation(project, consultant), ...more };
  };

/** What is asked of invitations, by both sides. */
export const invitationInputs: ExampleInputs = {
  'invitations.send': ownProject(listedConsultant),
  'invitations.listProjects': listedConsultant,
  'invitations.listSent': ownProject(none),
  'invitations.withdraw': sentInvitation,
  'invitations.listReceived': none,
  'invitations.getReceived': receivedInvitation(),
  'invitations.markRead': receivedInvitation(),
  'invitations.decline': receivedInvitation({ reason: 'no-capacity' }),
  'invitations.unmuteClient': receivedInvitation(),
};
