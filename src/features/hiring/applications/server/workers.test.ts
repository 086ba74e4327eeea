import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mailTemplates } from '#app/mail-templates.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { projectCancelled } from '#features/hiring/projects/server/jobs.ts';
import type { JobDefinition } from '#lib/jobs/job-definition.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import * as references from './emails/references.ts';
import { applicationAccepted, applicationSubmitted } from './jobs.ts';
import { applicationsWorkers } from './workers.ts';

const app = await sharedTestApp();

/** Handles an event as the queue would, under a job id of its own each time. */
async function handle(event: JobDefinition, data: object): Promise<void> {
  const worker = applicationsWorkers.find(({ definition }) => definition.name === event.name);
  if (!worker) throw new Error(`No one handles ${event.name}.`);
  const signal = new AbortController().signal;
  await worker.run(data, { id: randomUUID(), attempt: 1, services: app.services, signal });
}

describe('an event that is handled again', () => {
  it('writes no second mail', async () => {
    const client = await app.make.client({ email: 'once@example.test' });
    const project = await app.make.project(client);
    const applicationId = await app.make.application(project, await app.make.consultant());
    await handle(applicationSubmitted, { applicationId });
    await handle(applicationSubmitted, { applicationId });
    await app.settle();
    await handle(applicationSubmitted, { applicationId });
    await app.settle();
    expect(await listMails(app.db, { to: 'once@example.test' })).toHaveLength(1);
  });

  it('rejects no one twice', async () => {
    const project = await app.make.project(await app.make.client(), { status: 'cancelled' });
    const consultant = await app.make.consultant({ email: 'rejected@example.test' });
    await app.make.application(project, consultant);
    await Promise.all([
      handle(projectCancelled, { projectId: project }),
      handle(projectCancelled, { projectId: project }),
    ]);
    await app.settle();
    expect(await listMails(app.db, { to: 'rejected@example.test' })).toHaveLength(1);
  });
});

it('an event about an application that is gone is let go', async () => {
  const client = await app.make.client({ email: 'nobody@example.test' });
  const project = await app.make.project(client);
  const applicationId = await app.make.application(project, await app.make.consultant());
  await app.db.deleteFrom('applications').where('id', '=', applicationId).execute();
  await handle(applicationSubmitted, { applicationId });
  await handle(applicationAccepted, { applicationId });
  await app.settle();
  expect(await listMails(app.db, { to: 'nobody@example.test' })).toEqual([]);
});

describe('the mails', () => {
  const names = new Set(Object.values(references).map(({ name }) => name));
  const templates = mailTemplates.filter(({ name }) => names.has(name));

  it.each(templates)('$name reads whole, in text as in HTML', async (template) => {
    const { subject, html, text } = await template.render(template.preview);
    expect(subject).toContain('Tune the month-end close');
    for (const words of [html.replaceAll('<!-- -->', ''), text.replace(/\s+/g, ' ')]) {
      expect(words).toContain('Hello');
      expect(words).toContain('“Tune the month-end close”');
      expect(words).not.toMatch(/undefined|null|\[object/);
    }
  });
});
