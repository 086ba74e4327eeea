import { describe, expect, it } from 'vitest';
import { createTestApp, sharedTestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { projectFields } from '#tests/support/factories.ts';
import { testMetricsToken, testPublicUrl } from '#tests/support/site.ts';

const app = await sharedTestApp();
const client = await app.make.client();
const cookie = await app.cookieOf(client);

const postProject = (headers: Record<string, string>, body: unknown = projectFields) =>
  app.http.request('/api/projects', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testPublicUrl, cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const countProjects = async (): Promise<number> =>
  (await app.pool.query('select count(*)::int as n from projects')).rows[0].n;

describe('errors', () => {
  it('are problem details with a code, the fields at fault and the request id', async () => {
    const response = await postProject({}, { ...projectFields, title: '', modules: [] });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'INVALID_INPUT',
      status: 400,
      requestId: response.headers.get('x-request-id'),
      errors: [
        { path: 'title', message: 'Please enter a project title' },
        { path: 'modules', message: 'Please select at least one D365 module' },
      ],
    });
  });

  it('refuse unknown keys, broken JSON and bodies beyond the limit', async () => {
    expect((await postProject({}, { ...projectFields, status: 'completed' })).status).toBe(400);
    expect((await postProject({}, '{"title": ')).status).toBe(400);
    expect((await postProject({}, { ...projectFields, title: '\u0000' })).status).toBe(400);
    const large = { ...projectFields, description: 'x'.repeat(300_000) };
    expect((await postProject({}, large)).status).toBe(413);
  });

  it('say nothing of the inside when something breaks', async () => {
    const broken = await createTestApp();
    const brokenCookie = await broken.cookieOf(await broken.make.client());
    await broken.pool.query('drop table applications, projects cascade');
    const response = await broken.http.request('/api/me/projects', {
      headers: { cookie: brokenCookie },
    });
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/relation|select|projects"|node_modules/i);
    expect(JSON.parse(text)).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    await broken.close();
  });

  it('cover addresses that do not exist', async () => {
    const response = await app.http.request('/api/nothing-here');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an operation', () => {
  it.each(['', '/', '//', '/.', '/%2e', '/./'])(
    'answers at its own address alone, not with "%s" after it',
    async (more) => {
      const path = `/api/service-requests${more}`;
      const response = await app.http.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testPublicUrl },
        body: '{}',
      });
      expect(response.status).toBe(more === '' ? 400 : 404);
    },
  );
});

describe('writes', () => {
  it('are refused when another site sends them', async () => {
    const before = await countProjects();
    expect((await postProject({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await postProject({ origin: 'null' })).status).toBe(403);
    expect((await postProject({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await countProjects()).toBe(before);
  });

  it('happen once per idempotency key, however often they come', async () => {
    const before = await countProjects();
    const key = crypto.randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => postProject({ 'idempotency-key': key })),
    );
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).id));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(ids).size).toBe(1);
    expect(await countProjects()).toBe(before + 1);
  });

  it('refuse a key that was used for something else, and leave each person their own keys', async () => {
    const key = crypto.randomUUID();
    await postProject({ 'idempotency-key': key });
    const other = await postProject(
      { 'idempotency-key': key },
      { ...projectFields, title: 'Other' },
    );
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    const stranger = await app.cookieOf(await app.make.client());
    expect((await postProject({ 'idempotency-key': key, cookie: stranger })).status).toBe(201);
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and names every operation, its access and its errors', async () => {
    const document = await (await app.http.request('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    const submit = document.paths['/projects/{projectId}/applications'].post;
    expect(submit.description).toContain('For consultants.');
    expect(Object.keys(submit.responses).sort()).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '413',
      '422',
      '5XX',
    ]);
    expect(submit.responses['404']).toMatchObject({
      description: expect.stringContaining('PROJECT_NOT_FOUND'),
      content: { 'application/problem+json': {} },
    });
    expect(submit.requestBody.content['application/json'].schema.required).toContain('coverLetter');
  });

  it('has a page for people', async () => {
    const response = await app.http.request('/api/docs');
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('POST /api/projects');
    expect(text).toContain('Authorization: Bearer');
    expect(text).toContain('a token with the scope <code>write</code>');
  });

  it('says of each operation how a call is proven', async () => {
    const document = await (await app.http.request('/api/openapi.json')).json();
    const { securitySchemes } = document.components;
    expect(securitySchemes.program.flows.clientCredentials).toMatchObject({
      tokenUrl: 'http://127.0.0.1:3999/auth/v1/token',
      scopes: { read: expect.any(String), write: expect.any(String) },
    });
    expect(document.paths['/projects'].post.security).toEqual([
      { session: [] },
      { program: ['write'] },
    ]);
    expect(document.paths['/me'].get.security).toEqual([{}, { program: ['read'] }]);
    expect(document.paths['/me/api-keys'].post.security).toBeUndefined();
  });
});

describe('a file that does not exist', () => {
  it.each([
    '/assets/nothing-here.js',
    '/assets/nothing-here-12345678.css',
    '/fonts/x.woff2',
    '/deep/in/a/folder/picture.png',
  ])('%s is refused in a few words, under the usual headers, and asked for again', async (path) => {
    const response = await app.http.request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect(await response.text()).toBe('There is no such file.');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the operator’s endpoints', () => {
  it('report that the site is alive and ready, and its metrics', async () => {
    expect((await app.http.request('/healthz')).status).toBe(200);
    // It answers within a second, whatever the database does, and a busy machine may take longer.
    await eventually(async () => expect((await app.http.request('/readyz')).status).toBe(200));
    const headers = { authorization: `Bearer ${testMetricsToken}` };
    const metrics = await (await app.http.request('/metrics', { headers })).text();
    expect(metrics).toContain('direct365_http_request_seconds_bucket');
    expect(metrics).toContain('direct365_failed_jobs 0');
  });
});

describe('every answer', () => {
  it('carries the security headers', async () => {
    const { headers } = await app.http.request('/api/me');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
