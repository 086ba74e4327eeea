import type { TestApp } from './app.ts';

interface Switches {
  agreements?: boolean;
  timeSheets?: boolean;
  invoiceDrafts?: boolean;
  vatChecks?: boolean;
}

/** Has an admin switch on or off what a test app offers for agreements. */
export async function switchPapers(app: TestApp, switches: Switches): Promise<void> {
  const { siteSettings } = await app.as(await app.make.admin());
  const { agreements } = await siteSettings.get();
  const { changedAt: _at, changedBy: _by, ...form } = agreements;
  await siteSettings.saveAgreements({ ...form, ...switches, reason: '' });
}
