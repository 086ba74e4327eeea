import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { freePort } from '#tests/support/free-port.ts';

/* What is said of metrics anywhere is true of a running site, and no label of theirs says who did something. */

// It receives mails, so that it has their metric as well.
const site = demoSite(async () => {
  const port = await freePort();
  return { environment: { INBOUND_MAIL_DOMAIN: 'reply.example', INBOUND_MAIL_PORT: `${port}` } };
});
const project = join(import.meta.dirname, '../..');

const scrape = async (): Promise<string> => (await fetch(`${site.url}/metrics`)).text();

/** This site has no https, and so no certificate. */
const ofCertificate = ['from', 'until'].map(
  (end) => `direct365_certificate_${end}_timestamp_seconds`,
);

/** The metrics that a text names, without the endings of a histogram's parts. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:direct365|process|nodejs)_[a-z0-9_]+\b/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

test('every metric of the rules, the dashboard and the pages is one of a running site', async () => {
  const there = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  for (const name of ofCertificate) there.add(name);
  const runbooks = readdirSync(join(project, 'docs/operations/runbooks'));
  const files = [
    ...['alerts.yml', 'alerts.test.yml', 'dashboard.json'].map(
      (name) => `deploy/monitoring/${name}`,
    ),
    'docs/operations/monitor.md',
    ...runbooks.map((name) => `docs/operations/runbooks/${name}`),
  ];
  let named = 0;
  for (const file of files) {
    const names = namedIn(readFileSync(join(project, file), 'utf8'));
    named += names.length;
    expect(
      names.filter((name) => !there.has(name)),
      file,
    ).toEqual([]);
  }
  expect(named).toBeGreaterThan(100);
  // And the page documents each of our metrics.
  const page = readFileSync(join(project, 'docs/operations/monitor.md'), 'utf8');
  const untold = [...there].filter(
    (name) => name?.startsWith('direct365_') && !page.includes(`\`${name}\``),
  );
  expect(untold).toEqual([]);
});

test('requests are counted by their operation, and no label names a person', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  await fetch(`${site.url}/api/site-settings`);
  await fetch(`${site.url}/api/projects/${id}`);
  await fetch(`${site.url}/project/${id}?secret=words`);
  await fetch(`${site.url}/api/no/such/operation`);
  const text = await scrape();
  expect(text).toMatch(
    /^direct365_http_requests_total\{method="GET",status="200",route="siteSettings\.getPublished"\} 1$/m,
  );
  expect(text).toMatch(
    /^direct365_http_requests_total\{method="GET",status="404",route="api"\} 2$/m,
  );
  for (const word of [id, 'secret', 'no/such', '@', site.url]) expect(text).not.toContain(word);
});
