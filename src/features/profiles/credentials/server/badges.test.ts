import { describe, expect, it } from 'vitest';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { projectIdSchema } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { dayFromNow, makeCredential, someEvidence } from '#tests/support/credentials.ts';

const app = await sharedTestApp();
const ada = await app.make.consultant();
const client = await app.make.client();
await app.make.application(await app.make.project(client), ada);
await makeCredential(app, ada, { status: 'verified', expiresOn: dayFromNow(app, 10) });
await makeCredential(app, ada, { certification: 'pmp', status: 'submitted' });

/** Everything of the consultant that says what is verified, by who reads it. */
async function seen() {
  const { consultants } = await app.as(ada);
  const asClient = await app.as(client);
  const own = await consultants.getOwnProfile({});
  const listed = await asClient.consultants.getConsultant({ consultantId: ada });
  const { items } = await asClient.projects.listOwn({});
  const projectId = projectIdSchema.parse(items[0]?.id);
  const received = await asClient.applications.listReceived({ projectId });
  const one = await asClient.applications.getReceived({
    applicationId: applicationIdSchema.parse(received.items[0]?.id),
  });
  return { own, listed, inList: received.items[0]?.consultant, one: one.consultant };
}

describe('the badge of a verified certification', () => {
  it('is on what was verified alone, and says how and when', async () => {
    const verified = {
      certification: 'power-bi-data-analyst',
      verifiedAt: app.clock.now().toISOString(),
      method: 'public-record',
      expiresOn: dayFromNow(app, 10),
    };
    for (const profile of Object.values(await seen())) {
      expect(profile?.certifications).toEqual(['power-bi-data-analyst', 'pmp']);
      expect(profile?.verifiedCertifications).toEqual([verified]);
    }
  });

  it('is counted on cards', async () => {
    const asClient = await app.as(client);
    await asClient.shortlists.add({ consultantId: ada });
    const { items } = await asClient.shortlists.listOwn({});
    expect(items.map(({ consultant }) => consultant?.verifiedCertificationCount)).toEqual([1]);
    expect((await seen()).listed.verifiedCertificationCount).toBe(1);
  });

  it('brings neither link nor number to clients', async () => {
    const { listed, inList, one } = await seen();
    const words = JSON.stringify([listed, inList, one]);
    expect(words).not.toContain(someEvidence.link);
    expect(words).not.toContain(someEvidence.number);
  });

  it('goes by itself once the last day is over', async () => {
    const now = app.clock.now();
    app.clock.moveTo(new Date(now.getTime() + 11 * 24 * 60 * 60 * 1000));
    for (const profile of Object.values(await seen())) {
      expect(profile?.verifiedCertifications).toEqual([]);
    }
    app.clock.moveTo(now);
  });
});
