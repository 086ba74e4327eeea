import { describe, expect, it } from 'vitest';
import { askForToken, callAsProgram, getToken, makeApiKey } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { draft, makeConversation, write } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

describe('a user who leaves', () => {
  it('is written to no more, neither in a conversation nor for the first time', async () => {
    const email = 'written-to@example.test';
    const consultant = await app.make.consultant({ email });
    const { client, threadId } = await makeConversation(app, { consultant });
    const stranger = await app.as(await app.make.client());
    await (await app.as(consultant)).deletions.ask({ email });
    await expect(write(app, client, threadId)).rejects.toMatchObject({ code: 'PERSON_AWAY' });
    await expect(
      stranger.messages.writeFirst({ personId: consultant, ...draft() }),
    ).rejects.toMatchObject({ code: 'PERSON_NOT_FOUND' });
  });

  it('is invited no more, and what they sent is not read', async () => {
    const [email, clientEmail] = ['invited@example.test', 'inviting@example.test'];
    const client = await app.make.client({ email: clientEmail });
    const projectId = await app.make.project(client);
    const staying = await app.make.consultant();
    const leaving = await app.make.consultant({ email });
    const api = await app.as(client);
    await api.invitations.send({ projectId, consultantId: staying });
    await (await app.as(leaving)).deletions.ask({ email });
    await expect(api.invitations.send({ projectId, consultantId: leaving })).rejects.toMatchObject({
      code: 'CONSULTANT_NOT_FOUND',
    });
    const { invitations } = await app.as(staying);
    expect((await invitations.listReceived({})).items).toHaveLength(1);
    await api.deletions.ask({ email: clientEmail });
    expect((await invitations.listReceived({})).items).toEqual([]);
  });

  it('has no programs, whether they have a token already or ask for one', async () => {
    const email = 'programs@example.test';
    const userId = await app.make.client({ email });
    const { key, prefix } = await makeApiKey(app, userId);
    const token = await getToken(app, { key, prefix });
    const me = () => callAsProgram(app, token, '/api/me/projects');
    expect((await me()).status).toBe(200);
    await (await app.as(userId)).deletions.ask({ email });
    expect((await me()).status).toBe(401);
    const refused = await askForToken(app, {
      ...{ grant_type: 'client_credentials', client_id: prefix, client_secret: key },
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: 'unauthorized_client' });
    await (await app.as(userId)).deletions.cancel();
    expect((await me()).status).toBe(200);
  });
});
