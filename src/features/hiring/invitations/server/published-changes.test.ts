import { expect, it } from 'vitest';
import { toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation } from '#tests/support/conversation.ts';
import { toInvitationId } from '../ids.ts';

const app = await sharedTestApp();

/** What a step answers, and whose browsers hear that an invitation has changed, or that something concerns them. */
async function heard<Result>(step: () => Promise<Result>) {
  await app.db.deleteFrom('live_events').execute();
  const result = await step();
  const rows = await app.db
    .selectFrom('live_events')
    .select(['topic', 'person_id'])
    .where('topic', 'in', ['invitation', 'notification'])
    .execute();
  const by = (topic: string) =>
    rows.filter((row) => row.topic === topic).map(({ person_id }) => person_id);
  return { result, invitation: by('invitation').sort(), notification: by('notification') };
}

it('both hear of each step of an invitation', async () => {
  const client = await app.make.client();
  const consultant = await app.make.consultant();
  const both = [client, consultant].sort();
  const asClient = await app.as(client);
  const asConsultant = await app.as(consultant);
  const invite = async () => {
    const projectId = await app.make.project(client, { visibility: 'private' });
    return heard(() => asClient.invitations.send({ projectId, consultantId: consultant }));
  };
  const sent = await invite();
  expect(sent).toMatchObject({ invitation: both, notification: [consultant] });
  const invitationId = toInvitationId(sent.result.id);
  expect(
    (await heard(() => asConsultant.invitations.markRead({ invitationId }))).invitation,
  ).toEqual(both);
  expect(
    await heard(() => asConsultant.invitations.decline({ invitationId, reason: 'other' })),
  ).toMatchObject({ invitation: both, notification: [client] });
  const next = { invitationId: toInvitationId((await invite()).result.id) };
  expect((await heard(() => asClient.invitations.withdraw(next))).invitation).toEqual(both);
  const { projectId } = (await invite()).result;
  const applied = await heard(() =>
    asConsultant.applications.submit({
      projectId: toProjectId(projectId),
      coverLetter: 'I have closed books for ten years.',
    }),
  );
  expect(applied.invitation).toEqual(both);
});

it('of one that is withheld its client alone hears', async () => {
  const { client, consultant, threadId } = await makeConversation(app);
  const projectId = await app.make.project(client);
  await (await app.as(consultant)).threads.block({ threadId });
  const { invitations } = await app.as(client);
  const sent = await heard(() => invitations.send({ projectId, consultantId: consultant }));
  expect(sent).toMatchObject({ invitation: [client], notification: [] });
  const invitationId = toInvitationId(sent.result.id);
  expect(await heard(() => invitations.withdraw({ invitationId }))).toMatchObject({
    invitation: [client],
    notification: [],
  });
});
