import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from '#tests/support/e2e/test.ts';
import { projectFields } from '#tests/support/factories.ts';

export const withId = z.object({ id: z.string() });

/** Calls to the API of this site as the person of a window, from beside their page. */
export function callsTo(site: { url: string }) {
  async function call(
    { request }: Page,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    data?: object,
  ): Promise<unknown> {
    const headers = { origin: site.url };
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  }

  /** Posts this, and returns the id of what was made. */
  const send = async (page: Page, path: string, data: object = {}): Promise<string> =>
    withId.parse(await call(page, 'POST', path, data)).id;

  /** A project of this title, and the application that its client has accepted. */
  async function makeDeal(client: Page, consultant: Page, title: string) {
    const projectId = await send(client, '/projects', { ...projectFields, title });
    const applicationId = await send(consultant, `/projects/${projectId}/applications`, {
      coverLetter: 'I have done this for two chains.',
    });
    await send(client, `/applications/${applicationId}/accept`);
    return { projectId, applicationId };
  }

  return { call, send, makeDeal };
}
