import { expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isClient } from '#access/viewer.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { toProjectId } from '../ids.ts';
import { lockProject } from './commands/change-project.ts';
import { findClosing, getOwnProject } from './queries/project-rows.ts';

const app = await sharedTestApp();
const client = await app.make.client();

const nowhere = toProjectId('00000000-0000-4000-8000-000000000000');

it('a project cannot be read back by anybody but its client', async () => {
  const project = await app.make.project(client);
  const readAs = async (userId: UserId) => {
    const viewer = await viewerOf(app.db, userId);
    if (!isClient(viewer)) throw new Error(`${userId} is no client.`);
    return getOwnProject(app.db, viewer, project);
  };
  expect((await readAs(client)).id).toBe(project);
  const stranger = await app.make.client();
  await expect(readAs(stranger)).rejects.toThrow(`has no project ${project}`);
});

it('locking a project tells its status, or that there is none', async () => {
  const project = await app.make.project(client, { status: 'completed' });
  const statusOf = (id: typeof project) => app.services.write((tx) => lockProject(tx, id));
  expect(await statusOf(project)).toBe('completed');
  expect(await statusOf(nowhere)).toBeNull();
});

it('the end of a project is known once it is closed', async () => {
  const project = await app.make.project(client);
  expect(await findClosing(app.db, project)).toBeNull();
  expect(await findClosing(app.db, nowhere)).toBeNull();
  await (await app.as(client)).projects.cancel({ projectId: project, reason: 'No budget.' });
  expect(await findClosing(app.db, project)).toEqual({
    at: app.clock.now(),
    reason: 'No budget.',
  });
});
