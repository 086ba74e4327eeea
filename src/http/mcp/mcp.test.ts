import { describe, expect, it } from 'vitest';
import type { ProgramScope } from '#access/operation.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { connectApp, testDocuments } from '#tests/support/connected-apps.ts';
import { callTool, connectAssistant } from '#tests/support/mcp.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const app = await sharedTestApp({ clientDocuments: testDocuments });

const resource = `${testPublicUrl}/mcp`;
const tokenOf = async (userId: string, chosen: ProgramScope = 'write') =>
  (await connectApp(app, userId, { chosen, resource })).access_token;
const assistantOf = async (userId: string, chosen: ProgramScope = 'write') =>
  connectAssistant(app, await tokenOf(userId, chosen));

describe('an assistant', () => {
  it('finds the tools, and which of them only read', async () => {
    const client = await assistantOf(await app.make.client());
    const { tools } = await client.listTools();
    const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint);
    expect(tools.map(({ name }) => name).sort()).toEqual([
      ...['compare_consultants', 'draft_message', 'draft_project', 'draft_review'],
      ...['find_consultants', 'list_applications', 'propose_call', 'shortlist'],
    ]);
    expect(reading.map(({ name }) => name).sort()).toEqual([
      ...['compare_consultants', 'draft_message', 'draft_project', 'find_consultants'],
      'list_applications',
    ]);
  });

  it('finds consultants with an explanation, and nothing that only their contacts know', async () => {
    const consultant = await app.make.consultant();
    await app.settle();
    const client = await assistantOf(await app.make.client(), 'read');
    const found = await callTool(client, 'find_consultants', { text: 'finance', limit: 5 });
    const consultants = found.consultants as Record<string, unknown>[];
    expect(consultants.length).toBeGreaterThan(0);
    expect(consultants[0]).toMatchObject({
      consultantId: expect.any(String),
      why: { matched: expect.any(Array), score: { total: expect.any(Number) } },
      profileUrl: expect.stringContaining(`${testPublicUrl}/consultant/`),
    });
    const other = consultants.find(({ consultantId }) => consultantId !== consultant);
    const ids = [consultant, String(other?.consultantId ?? (await app.make.consultant()))];
    const compared = await callTool(client, 'compare_consultants', { consultantIds: ids });
    expect(JSON.stringify(compared)).not.toMatch(/phone|linkedin|websiteUrl/i);
    expect(compared.comparisonUrl).toContain('/shortlist/compare?ids=');
  });

  it('changes something where its user allowed that', async () => {
    const [userId, consultant] = [await app.make.client(), await app.make.consultant()];
    const client = await assistantOf(userId);
    expect(await callTool(client, 'shortlist', { consultantId: consultant })).toMatchObject({
      done: true,
      wasNew: true,
    });
    const own = await (await app.as(userId)).shortlists.listOwnIds();
    expect(own.consultantIds).toEqual([consultant]);
    const startsAt = [new Date(app.clock.now().getTime() + 3 * 24 * 60 * 60_000).toISOString()];
    const call = { personId: consultant, startsAt, minutes: 30, zone: 'Europe/Berlin' };
    expect(
      await callTool(client, 'propose_call', { ...call, text: 'Shall we talk?' }),
    ).toMatchObject({ done: true });
  });

  it('gives its user a link to confirm where it only reads', async () => {
    const [userId, consultant] = [await app.make.client(), await app.make.consultant()];
    const client = await assistantOf(userId, 'read');
    const shortlisted = await callTool(client, 'shortlist', { consultantId: consultant });
    expect(shortlisted).toMatchObject({
      done: false,
      confirmationUrl: `${testPublicUrl}/consultant/${consultant}`,
    });
    expect((await (await app.as(userId)).shortlists.listOwnIds()).consultantIds).toEqual([]);
    const startsAt = [new Date(app.clock.now().getTime() + 3 * 24 * 60 * 60_000).toISOString()];
    const call = { personId: consultant, startsAt, minutes: 30, zone: 'Europe/Berlin' };
    const proposed = await callTool(client, 'propose_call', { ...call, text: 'Shall we talk?' });
    expect(proposed.confirmationUrl).toContain(`/messages/with/${consultant}?draft=Shall+we`);
  });

  it('drafts projects and messages as links, whatever it may do', async () => {
    const [userId, consultant] = [await app.make.client(), await app.make.consultant()];
    const client = await assistantOf(userId);
    const project = await callTool(client, 'draft_project', { text: 'Finance & supply chain' });
    expect(project.confirmationUrl).toBe(
      `${testPublicUrl}/post-project?text=Finance+%26+supply+chain`,
    );
    const message = { personId: consultant, text: 'Hello & welcome' };
    expect((await callTool(client, 'draft_message', message)).confirmationUrl).toBe(
      `${testPublicUrl}/messages/with/${consultant}?draft=Hello+%26+welcome`,
    );
    expect(await (await app.as(userId)).projects.listOwn({})).toMatchObject({ items: [] });
  });

  it('reads the applications of its user, and is refused those of others', async () => {
    const [userId, consultant] = [await app.make.client(), await app.make.consultant()];
    const projectId = await app.make.project(userId);
    await app.make.application(projectId, consultant);
    const client = await assistantOf(userId, 'read');
    const own = await callTool(client, 'list_applications', { projectId });
    expect(own.items).toHaveLength(1);
    const foreign = await app.make.project(await app.make.client());
    expect(await callTool(client, 'list_applications', { projectId: foreign })).toEqual({
      refused: 'PROJECT_NOT_FOUND: You have no such project.',
    });
    const pending = await assistantOf(await app.make.client({ approved: false }));
    expect(await callTool(pending, 'find_consultants', { text: 'finance' })).toEqual({
      refused: "FORBIDDEN: You don't have permission to do this.",
    });
  });
});

describe('a request to the MCP server', () => {
  const ask = (headers: Record<string, string>) =>
    app.http.request(`${testPublicUrl}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });

  it('needs a token for it, and says where to get one', async () => {
    const userId = await app.make.client();
    const ofApi = (await connectApp(app, userId)).access_token;
    for (const headers of [{}, { authorization: `Bearer ${ofApi}` }]) {
      const response = await ask(headers);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain(
        `resource_metadata="${testPublicUrl}/.well-known/oauth-protected-resource/mcp"`,
      );
    }
    const cookie = await app.cookieOf(userId);
    expect((await ask({ cookie, origin: testPublicUrl })).status).toBe(401);
  });

  it('is refused where it came to another host, or from a page of another site', async () => {
    const authorization = `Bearer ${await tokenOf(await app.make.client())}`;
    expect((await ask({ authorization })).status).toBe(200);
    expect((await ask({ authorization, host: 'evil.example' })).status).toBe(403);
    expect((await ask({ authorization, origin: 'https://evil.example' })).status).toBe(403);
  });

  it('is refused by the next request once the app is disconnected', async () => {
    const userId = await app.make.client();
    const client = await assistantOf(userId);
    await client.listTools();
    const own = (await app.as(userId)).connectedApps;
    const { apps } = await own.list();
    await own.disconnect({ appId: apps[0]?.appId ?? '' });
    await expect(client.listTools()).rejects.toThrow();
  });
});
