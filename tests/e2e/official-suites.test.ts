import { spawn } from 'node:child_process';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { exampleAppId } from '#emulators/example-app/example-app.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { authorizeExampleApp } from './pages/example-app.ts';

/* The official conformance suite of MCP, against the built site: its authorization server and its MCP server. */

const site = demoSite();
const modules = join(import.meta.dirname, '../../node_modules');
const suite = join(modules, '@modelcontextprotocol/conformance/dist/index.js');

const checksSchema = z.array(
  z.looseObject({
    id: z.string(),
    status: z.string(),
    errorMessage: z.string().optional(),
  }),
);

function startSuite(...options: string[]) {
  const child = spawn(process.execPath, [suite, ...options, '--verbose']);
  const output = text(child.stdout);
  return { child, output };
}

/** What a run did not find in order, and how many checks there were. */
async function outcomeOf(output: Promise<string>) {
  const said = await output;
  const begin = said.indexOf('\n[\n') + 1;
  const checks = checksSchema.parse(JSON.parse(said.slice(begin, said.indexOf('\n]', begin) + 2)));
  const failed = checks.filter(({ status }) => !['SUCCESS', 'INFO'].includes(status));
  return { count: checks.length, failed: failed.map(({ id }) => id).sort() };
}

/** The suite sends no token: at this address the MCP server answers as to one. */
async function serveWithToken(token: string) {
  const target = new URL(site.url);
  const server = createServer((asked, response) => {
    const { port } = server.address() as AddressInfo;
    const isOwn = (host = '') => [`127.0.0.1:${port}`, `localhost:${port}`].includes(host);
    const { host, origin } = asked.headers;
    const headers = { ...asked.headers, authorization: `Bearer ${token}` };
    // A foreign one is passed on as it is.
    if (isOwn(host)) headers.host = target.host;
    if (origin && isOwn(URL.parse(origin)?.host)) headers.origin = target.origin;
    const forwarded = sendRequest(
      { host: target.hostname, port: target.port, path: '/mcp', method: asked.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/mcp`, close: () => server.close() };
}

async function allow(page: Page, question: string): Promise<void> {
  await open(page, question);
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}

test('the authorization server conforms, metadata and code flow', async () => {
  const metadata = startSuite(
    ...['authorization', '--url', site.url],
    ...['--scenario', 'authorization-server-metadata-endpoint'],
  );
  expect(await outcomeOf(metadata.output)).toEqual({ count: 2, failed: [] });

  const { page } = await site.openAs('client@demo.test');
  const port = 20_000 + (process.pid % 20_000);
  const { child, output } = startSuite(
    ...['authorization', '--url', site.url, '--client-id', exampleAppId],
    ...['--resource', `${site.url}/mcp`, '--port', String(port)],
  );
  const question = await new Promise<string>((resolve) => {
    child.stdout.on('data', (said) => {
      const [address] = /http\S+\/oauth\/authorize\?\S+/.exec(String(said)) ?? [];
      if (address) resolve(address);
    });
  });
  await allow(page, question);
  await expect(page.getByText('You can close this page.')).toBeVisible();
  const said = await output;
  expect(said).toContain('authorization-code-grant');
  expect(said).not.toContain('"FAILURE"');
});

/** Scenarios that ask for nothing but a server: the others call tools, resources and prompts of the suite's own. */
const scenarios = [
  ...['tools-list', 'dns-rebinding-protection', 'http-header-validation'],
  'input-required-result-unsupported-methods',
];

/** Checks of the stateless protocol that need a tool of the suite's own, or a subscription: our tools never change. */
const notHere = [
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-missing-capability-http-400',
  'sep-2575-server-no-log-without-loglevel',
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-server-sends-prompts-list-changed-on-subscription',
  'sep-2575-server-sends-subscription-ack',
  'sep-2575-server-sends-tools-list-changed-on-subscription',
  'sep-2575-server-tags-subscription-id',
];

test('the MCP server conforms to 2026-07-28 and 2025-11-25', async () => {
  const { page } = await site.openAs('client@demo.test');
  const token = await authorizeExampleApp(site.url, `${site.url}/mcp`, (question) =>
    allow(page, question),
  );
  const { url, close } = await serveWithToken(token);
  const run = async (scenario: string, version: string) => {
    const options = ['--url', url, '--scenario', scenario, '--spec-version', version];
    return outcomeOf(startSuite('server', ...options).output);
  };
  for (const scenario of scenarios) {
    const outcome = await run(scenario, '2026-07-28');
    expect([scenario, outcome.failed, outcome.count > 0]).toEqual([scenario, [], true]);
  }
  for (const scenario of ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']) {
    const outcome = await run(scenario, '2025-11-25');
    expect([scenario, outcome.failed, outcome.count > 0]).toEqual([scenario, [], true]);
  }
  const stateless = await run('server-stateless', '2026-07-28');
  expect(stateless.failed).toEqual(notHere);
  expect(stateless.count).toBeGreaterThan(25);
  close();
});
