import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTracing } from '#app/outside-services.ts';
import { createLog } from '#lib/log.ts';
import { readConfig } from '#operations/config/config.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { type CollectedSpan, startCollectorEmulator } from '#tests/support/collector-emulator.ts';

const [server, internal, client, consumer] = [2, 1, 3, 5];
const failed = 2;
const proxy = '192.0.2.7';

let stopTracing: (() => Promise<void>) | undefined;

const collector = await startCollectorEmulator();
afterAll(() => collector.stop());
const lines: Record<string, unknown>[] = [];
const app = await sharedTestApp({
  log: createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) }),
  trustedProxies: [proxy],
});
const consultant = await app.make.consultant();
const cookie = await app.cookieOf(consultant);
await app.settle();
afterAll(() => stopTracing?.());

async function begin(settings: Record<string, string> = {}): Promise<void> {
  const OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...settings });
  stopTracing = await openTracing(config, createLog('silent'));
}
/** Ends the traces: what was kept of them is sent. */
async function end(): Promise<void> {
  await stopTracing?.();
  stopTracing = undefined;
}
beforeEach(() => {
  for (const list of [collector.spans, collector.posted, collector.resources, collector.headers]) {
    list.length = 0;
  }
  lines.length = 0;
});

const ask = (path: string, headers: Record<string, string> = {}, peer = '127.0.0.1') =>
  app.http.request(path, { headers: { cookie, ...headers } }, from(peer));
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

const asTree = (span: CollectedSpan): unknown => ({
  [span.name]: collector.childrenOf(span).map(asTree),
});

describe('a trace', () => {
  it('of a request leads to its operation and statements, and by links to its jobs and mails', async () => {
    const owner = await app.make.client();
    const projectId = await app.make.project(owner);
    await begin({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a', OTEL_SERVICE_NAME: 'trial' });
    const answer = await app.http.request(
      `/api/projects/${projectId}/applications`,
      {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', origin: app.services.publicUrl },
        body: JSON.stringify({ coverLetter: 'I have closed many a month. '.repeat(10) }),
      },
      from('127.0.0.1'),
    );
    expect(answer.status).toBe(201);
    await app.settle();
    await end();

    const request = collector.only('POST /api/projects/{projectId}/applications');
    expect(request).toMatchObject({
      kind: server,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/projects/{projectId}/applications',
        'http.response.status_code': 201,
        'direct365.request_id': answer.headers.get('x-request-id'),
      },
    });
    expect(request.parentSpanId).toBeUndefined();
    const operation = collector.only('applications.submit');
    expect(collector.childrenOf(request)).toContainEqual(operation);
    expect(operation).toMatchObject({ kind: internal, status: { code: 0 } });
    const statements = collector.childrenOf(operation);
    const names = statements.map(({ name }) => name);
    expect(names[0]).toBe('BEGIN');
    expect(names).toContain('COMMIT');
    // Those that were sent together are there one by one.
    expect(names).toEqual(
      expect.arrayContaining(['SELECT push_subscriptions', 'SELECT mail_choices']),
    );
    const insert = statements.find(({ name }) => name === 'INSERT applications');
    expect(insert).toMatchObject({
      kind: client,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': 'INSERT',
        'db.query.text': expect.stringMatching(/^insert into "applications" .*values \(\$1, /),
      },
    });
    expect(collector.childrenOf(request).some(({ name }) => name.startsWith('SELECT'))).toBe(true);

    const job = collector.only('process application-submitted');
    expect(job).toMatchObject({
      kind: consumer,
      attributes: {
        'messaging.destination.name': 'application-submitted',
        'direct365.job_outcome': 'completed',
        'direct365.job_attempt': 1,
      },
      links: [{ traceId: operation.traceId, spanId: operation.spanId }],
    });
    expect(job.traceId).not.toBe(request.traceId);
    const mail = collector.spans.find(
      ({ attributes }) => attributes['direct365.mail'] === 'application-submitted',
    );
    expect(mail).toMatchObject({ name: 'process mail-requested', kind: consumer });
    if (!mail) throw new Error('There is no span of the mail.');
    expect(mail.links).toMatchObject([{ traceId: job.traceId, spanId: job.spanId }]);
    expect(collector.childrenOf(mail).map(({ name }) => name)).toContain('deliver mail');

    expect(collector.resources[0]).toMatchObject({
      'service.name': 'trial',
      'service.version': expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(collector.headers[0]).toMatchObject({ 'x-key': 'a' });

    // What is written to the log meanwhile names the same trace, and its job.
    const requestLine = lines.find(({ msg }) => msg === 'request');
    expect(requestLine).toMatchObject({
      requestId: answer.headers.get('x-request-id'),
      traceId: request.traceId,
    });
  });

  it('of a small request is no deeper than what was done, and as long', async () => {
    await begin();
    await ask('/api/me');
    await end();
    const request = collector.only('GET /api/me');
    expect(asTree(request)).toEqual({
      'GET /api/me': [{ 'SELECT auth.users': [] }, { 'accounts.me': [] }],
    });
    for (const span of collector.spans) {
      expect(span.endTimeUnixNano >= span.startTimeUnixNano).toBe(true);
      expect(span.startTimeUnixNano >= request.startTimeUnixNano - 2_000_000n).toBe(true);
    }
  });

  it('is not made of looks at health, nor after the end', async () => {
    await begin();
    await app.http.request('/healthz');
    await end();
    await ask('/api/me');
    expect(collector.spans).toEqual([]);
    expect(lines.find(({ msg }) => msg === 'request')).not.toHaveProperty('traceId');
  });
});

describe('a traceparent', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spanId = '00f067aa0ba902b7';
  const sent = { traceparent: `00-${traceId}-${spanId}-01` };

  it('of a trusted proxy is followed, and its word whether to keep the trace', async () => {
    await begin({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    await ask('/api/me', sent, proxy);
    await ask('/api/me', { traceparent: sent.traceparent.replace(/1$/, '0') }, proxy);
    await end();
    expect(collector.only('GET /api/me')).toMatchObject({ traceId, parentSpanId: spanId });
  });

  it('of any other caller is linked, and has no effect', async () => {
    await begin();
    await ask('/api/me', sent, '203.0.113.9');
    await end();
    const request = collector.only('GET /api/me');
    expect(request.traceId).not.toBe(traceId);
    expect(request.parentSpanId).toBeUndefined();
    expect(request.links).toMatchObject([{ traceId, spanId }]);
    await begin({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    await ask('/api/me', sent, '203.0.113.9');
    await end();
    expect(collector.spans.filter(({ name }) => name === 'GET /api/me')).toEqual([request]);
  });
});

describe('what goes wrong', () => {
  it('is said of the span by its kind alone; a refusal is an answer', async () => {
    await begin();
    await ask('/api/admin/users');
    await app.pool.query('alter table profiles rename to put_away');
    const { status } = await ask('/api/me');
    await app.pool.query('alter table put_away rename to profiles');
    await end();
    expect(status).toBe(500);
    const request = collector.only('GET api');
    expect(request).toMatchObject({
      attributes: { 'http.response.status_code': 500, 'error.type': '500' },
      status: { code: failed },
    });
    const statement = collector.spans.find((span) => span.attributes['error.type'] === '42P01');
    expect(statement?.status).toEqual({ code: failed });
    const refused = collector.spans.filter(({ traceId }) => traceId !== request.traceId);
    expect(refused.length).toBeGreaterThan(1);
    expect(refused.map(({ status }) => status.code)).not.toContain(failed);
  });
});
