import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { countStatements } from '#tests/support/statements.ts';
import { toProjectId } from '../ids.ts';

const form = () => ({
  ...projectFields,
  modules: [...projectFields.modules],
  extraSkills: [...projectFields.extraSkills],
});
const nowhere = toProjectId('00000000-0000-4000-8000-000000000000');

const app = await sharedTestApp();
const client = await app.make.client();
const stranger = await app.make.client();
const consultant = await app.make.consultant();

describe('posting a project', () => {
  it('stores every field of the form, and the project is open at once', async () => {
    const everyField = {
      ...form(),
      startDate: '2027-02-01',
      urgency: 'high',
      visibility: 'private',
      budgetRange: '250k-plus',
      phone: '+44 20 7946 0000',
    } as const;
    const posted = await (await app.as(client)).projects.post(everyField);
    expect(posted).toMatchObject({
      ...everyField,
      status: 'open',
      budgetMinUsd: 250_000,
      budgetMaxUsd: 500_000,
      closingReason: null,
      closedAt: null,
      createdAt: app.clock.now().toISOString(),
      can: { edit: true, complete: false, cancel: true },
    });
    const stored = await (await app.as(client)).projects.getOwn({
      projectId: toProjectId(posted.id),
    });
    expect(stored).toEqual(posted);
  });

  it('is open to clients whose account is still waiting for approval', async () => {
    const pending = await app.make.client({ approved: false });
    const posted = await (await app.as(pending)).projects.post(form());
    expect(posted.status).toBe('open');
  });

  it('is not for consultants and not for visitors', async () => {
    await expect((await app.as(consultant)).projects.post(form())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect((await app.as()).projects.post(form())).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });

  it('with one idempotency key happens once, however often it is sent', async () => {
    const newClient = await app.make.client();
    const again = await app.as(newClient, { idempotencyKey: 'one-intent' });
    const [first, second] = await Promise.all([
      again.projects.post(form()),
      again.projects.post(form()),
    ]);
    expect(second).toEqual(first);
    const { items } = await (await app.as(newClient)).projects.listOwn({});
    expect(items).toHaveLength(1);
  });
});

describe('editing a project', () => {
  it('saves every field while it is open', async () => {
    const projectId = await app.make.project(client);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    const changed = {
      ...form(),
      title: 'Close in three days',
      budgetRange: 'under-10k',
      visibility: 'private',
      companySize: null,
      startDate: '2027-03-31',
    } as const;
    const edited = await (await app.as(client)).projects.edit({ projectId, ...changed });
    expect(edited).toMatchObject({ ...changed, budgetMinUsd: 0, budgetMaxUsd: 10_000 });
    expect(edited.updatedAt).toBe(app.clock.now().toISOString());
    expect(edited.createdAt < edited.updatedAt).toBe(true);
  });

  it.each(['in_progress', 'completed', 'cancelled'] as const)(
    'is refused once it is %s',
    async (status) => {
      const projectId = await app.make.project(client, { status });
      const edit = (await app.as(client)).projects.edit({ projectId, ...form(), title: 'Other' });
      await expect(edit).rejects.toMatchObject({ code: 'PROJECT_STATE', status: 409 });
      const kept = await (await app.as(client)).projects.getOwn({ projectId });
      expect(kept.title).toBe(projectFields.title);
    },
  );
});

describe("another user's project", () => {
  it('answers like one that does not exist, whatever is tried', async () => {
    const foreign = await app.make.project(client);
    const { projects } = await app.as(stranger);
    for (const projectId of [foreign, nowhere]) {
      for (const call of [
        () => projects.getOwn({ projectId }),
        () => projects.edit({ projectId, ...form() }),
        () => projects.complete({ projectId }),
        () => projects.cancel({ projectId }),
      ]) {
        await expect(call()).rejects.toMatchObject({
          code: 'PROJECT_NOT_FOUND',
          status: 404,
          message: 'This project does not exist.',
        });
      }
    }
    const untouched = await (await app.as(client)).projects.getOwn({ projectId: foreign });
    expect(untouched.status).toBe('open');
  });

  it('is not on the own list', async () => {
    await app.make.project(client);
    const { items } = await (await app.as(stranger)).projects.listOwn({});
    expect(items).toEqual([]);
  });
});

describe('the own projects', () => {
  it('come newest first, page by page, each exactly once', async () => {
    const owner = await app.make.client();
    const day = (n: number) => new Date(Date.UTC(2026, 9, n));
    // Two of the same time: the id decides between them.
    for (const date of [day(1), day(2), day(2), day(3), day(4)]) {
      await app.make.project(owner, { createdAt: date });
    }
    const { projects } = await app.as(owner);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await projects.listOwn({ limit: 2, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ createdAt, id }) => `${createdAt} ${id}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort().reverse());
  });

  it('refuse a cursor that no list gave out', async () => {
    const call = (await app.as(client)).projects.listOwn({ cursor: 'eyJ4IjoxfQ' });
    await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
  });

  it('and the open ones take one statement each, however many there are', async () => {
    const owner = await app.make.client();
    for (let n = 0; n < 5; n += 1) await app.make.project(owner);
    expect(await countStatements(app, owner, (as) => as.projects.listOwn({}))).toBe(1);
    expect(await countStatements(app, consultant, (as) => as.projects.listOpen({}))).toBe(1);
  });
});

describe('the open projects', () => {
  it('show consultants the open and public ones, and nothing that tells who the client is', async () => {
    const owner = await app.make.client();
    const open = await app.make.project(owner, { createdAt: new Date('2027-01-01') });
    const hidden = [
      await app.make.project(owner, { visibility: 'private' }),
      await app.make.project(owner, { status: 'in_progress' }),
      await app.make.project(owner, { status: 'completed' }),
      await app.make.project(owner, { status: 'cancelled' }),
    ];
    const { items } = await (await app.as(consultant)).projects.listOpen({ limit: 100 });
    expect(items[0]?.id).toBe(open);
    for (const id of hidden) expect(items.some((item) => item.id === id)).toBe(false);
    const text = JSON.stringify(items);
    for (const secret of [
      projectFields.companyName,
      projectFields.contactName,
      projectFields.contactEmail,
      owner,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('are not for clients', async () => {
    await expect((await app.as(client)).projects.listOpen({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
