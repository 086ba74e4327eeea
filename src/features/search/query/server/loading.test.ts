import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { savedSearchesDue } from '../../saved-searches/server/jobs.ts';

let app: TestApp;
let client: UserId;
beforeEach(async () => {
  app = await createTestApp({ loadSearch: false });
  client = await app.make.client();
  return () => app.close();
});

const ask = async (path: string) =>
  app.http.request(path, { headers: { cookie: await app.cookieOf(client) } });

describe('while the search index is not loaded', () => {
  it('searches, counts and suggestions answer 503, and when to come back', async () => {
    const projectId = await app.make.project(client);
    const paths = ['consultants', 'consultants/counts', `me/projects/${projectId}/suggestions`];
    for (const path of paths) {
      const answer = await ask(`/api/${path}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({
        code: 'SEARCH_LOADING',
        detail: 'The search is starting. Please try again in a few seconds.',
      });
    }
    await app.services.searchMemory.load();
    for (const path of paths) expect((await ask(`/api/${path}`)).status).toBe(200);
  });

  it('everything else answers, and the node is not ready', async () => {
    expect((await ask('/api/me')).status).toBe(200);
    expect((await ask('/api/consultants/completions?text=led')).status).toBe(200);
    const before = await ask('/readyz');
    expect(before.status).toBe(503);
    expect(await before.json()).toMatchObject({ obstacle: 'the search index is being loaded' });
    await app.services.searchMemory.load();
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('saved searches wait, and find later what came meanwhile', async () => {
    const { savedSearches } = await app.as(client);
    const filter = {
      text: '',
      location: 'all',
      availability: 'all',
      credentials: 'all',
    } as const;
    const { id } = await savedSearches.saveForConsultants({ name: 'Anyone', filter });
    const pass = (minutes: number) =>
      app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));
    pass(1);
    await app.make.consultant();
    const found = async () =>
      (await savedSearches.listFoundConsultants({ savedSearchId: id })).items.length;
    pass(6);
    await runJob(app, savedSearchesDue);
    expect(await found()).toBe(0);
    await app.services.searchMemory.load();
    pass(6);
    await runJob(app, savedSearchesDue);
    expect(await found()).toBe(1);
  });
});
