import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { projectFields } from '#tests/support/factories.ts';
import { toProjectId } from '../ids.ts';
import { templatesMax } from '../rules/templates.ts';

const app = await sharedTestApp();

const projectsOf = async (userId: UserId) => (await app.as(userId)).projects;

const posted = {
  ...projectFields,
  modules: ['sales.goal-management' as const],
  extraSkills: ['report-development' as const],
  startDate: '2031-03-01',
};

describe('templates of projects', () => {
  it('keep the whole form but the start date, for their client alone', async () => {
    const projects = await projectsOf(await app.make.client());
    const project = await projects.post(posted);
    const projectId = toProjectId(project.id);
    await projects.saveTemplate({ projectId, name: ' Month end ' });
    await projects.edit({ ...posted, projectId, title: 'Something else' });
    const { startDate: _, ...form } = posted;
    const { items } = await projects.listTemplates();
    expect(items).toMatchObject([{ name: 'Month end', form }]);
    expect(items[0]?.form).not.toHaveProperty('startDate');
    expect(items[0]?.form).not.toHaveProperty('status');
    const other = await projectsOf(await app.make.client());
    expect((await other.listTemplates()).items).toEqual([]);
  });

  it('are saved from the own projects alone, and deleted by their client alone', async () => {
    const client = await app.make.client();
    const projects = await projectsOf(client);
    const other = await projectsOf(await app.make.client());
    const projectId = toProjectId(await app.make.project(client));
    await expect(other.saveTemplate({ projectId, name: 'Theirs' })).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
      status: 404,
    });
    const { id } = await projects.saveTemplate({ projectId, name: 'Mine' });
    const templateId = id as Parameters<typeof projects.removeTemplate>[0]['templateId'];
    expect(await other.removeTemplate({ templateId })).toEqual({ removed: false });
    expect(await projects.removeTemplate({ templateId })).toEqual({ removed: true });
    expect((await projects.listTemplates()).items).toEqual([]);
  });

  it('that were stored before a field existed are read', async () => {
    const client = await app.make.client();
    const form = {
      ...{ title: 'Close sooner', description: 'In four days.', projectType: 'optimization' },
      ...{ modules: ['sales.goal-management'], extraSkills: [], timeline: '1-2-months' },
      ...{ budgetRange: '10k-25k', urgency: null, currentD365Status: 'adding-modules' },
      ...{ workArrangement: null, place: '', questions: [], visibility: 'public' },
      ...{ companyName: 'Loomworks', industry: null, companySize: null },
      ...{ contactName: 'Casey', contactEmail: 'casey@example.test', phone: '' },
    };
    await app.db
      .insertInto('project_templates')
      .values({
        ...{ client_id: client, name: 'Of 0.6.0', form: JSON.stringify(form) },
        saved_at: app.clock.now(),
      })
      .execute();
    const { items } = await (await projectsOf(client)).listTemplates();
    expect(items).toMatchObject([{ name: 'Of 0.6.0', form }]);
  });

  it('have names of their own', async () => {
    const client = await app.make.client();
    const projects = await projectsOf(client);
    const projectId = toProjectId(await app.make.project(client));
    await projects.saveTemplate({ projectId, name: 'Close' });
    await expect(projects.saveTemplate({ projectId, name: 'Close' })).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    });
    await expect(projects.saveTemplate({ projectId, name: '  ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('are twenty at most, also when many are saved at once', async () => {
    const client = await app.make.client();
    const projects = await projectsOf(client);
    const projectId = toProjectId(await app.make.project(client));
    for (let n = 0; n < templatesMax - 2; n += 1) {
      await projects.saveTemplate({ projectId, name: `Template ${n}` });
    }
    const results = await allAtOnce(
      app,
      { table: 'profiles', key: 'user_id', value: client },
      Array.from(
        { length: 8 },
        (_, n) => () => projects.saveTemplate({ projectId, name: `At once ${n}` }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await projects.listTemplates()).items).toHaveLength(templatesMax);
    await expect(projects.saveTemplate({ projectId, name: 'More' })).rejects.toMatchObject({
      code: 'TOO_MANY_TEMPLATES',
      status: 409,
    });
  });
});
