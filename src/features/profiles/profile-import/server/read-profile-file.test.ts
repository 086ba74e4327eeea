import { describe, expect, it } from 'vitest';
import {
  greedyDocuments,
  type HostileDocument,
  loadedDocuments,
  wrongDocuments,
} from '#features/profiles/lib/documents/fixtures/hostile-documents-fixture.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { problemOf } from '#tests/support/photos.ts';
import { jsonResumeFile, linkedInExport } from '#tests/support/profile-files.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { importMaxBytes } from '../rules/import-limits.ts';
import { profileDraftSchema } from '../rules/profile-draft.ts';

const app = await sharedTestApp();

/** Sends a file to be read, the way the form does. */
async function send(
  userId: string | undefined,
  file: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.http.request('/api/me/consultant-profile/drafts', {
    method: 'POST',
    headers: {
      origin: testPublicUrl,
      'content-type': 'application/octet-stream',
      ...(userId ? { cookie: await app.cookieOf(userId) } : {}),
      ...headers,
    },
    body: file,
    ...(file instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

/** How many rows each table has: what reading a file could have left behind. */
async function countRows(): Promise<Record<string, string>> {
  const { rows } = await app.pool.query<{ name: string; rows: string }>(
    `select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', n.nspname, c.relname), false, true, '')))[1]::text as rows
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where relkind = 'r' and nspname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

const codes: Record<HostileDocument['becomes'], string | RegExp> = {
  read: '200',
  'unknown-kind': 'NOT_A_PROFILE_FILE',
  protected: 'FILE_PROTECTED',
  broken: 'FILE_BROKEN',
  'too-much': 'FILE_TOO_COMPLEX',
  // On a busy machine its time may be over before it has used what it may.
  ended: /^(?:FILE_TOO_COMPLEX|IMPORT_BUSY)$/,
  empty: 'NO_TEXT_IN_FILE',
};

describe('a file of a consultant', () => {
  it('is read as a draft, whatever it is called, and nothing of it is kept', async () => {
    const userId = await app.make.consultant();
    const before = await countRows();
    for (const type of ['application/octet-stream', 'text/html']) {
      const response = await send(userId, linkedInExport(), { 'content-type': type });
      const draft = profileDraftSchema.parse(await response.json());
      expect(draft.fields.firstName?.value).toBe('Dema');
    }
    const after = await countRows();
    // Attempts are counted, and that is all.
    expect({ ...after, rate_limits: before.rate_limits }).toEqual(before);
  });

  it('counts years up to the day of the clock', async () => {
    const userId = await app.make.consultant();
    const yearsAt = async () => {
      const draft = profileDraftSchema.parse(await (await send(userId, jsonResumeFile())).json());
      return draft.fields.yearsExperience?.value ?? 0;
    };
    const before = await yearsAt();
    app.clock.moveTo(new Date(app.clock.now().getTime() + 366 * 24 * 60 * 60 * 1000));
    expect(await yearsAt()).toBe(before + 1);
  });

  it('is read for no one else', async () => {
    const large = new Uint8Array(importMaxBytes + 1);
    expect((await send(undefined, large)).status).toBe(401);
    expect((await send(await app.make.client(), large)).status).toBe(403);
    const foreign = { origin: 'https://elsewhere.test' };
    expect((await send(await app.make.consultant(), jsonResumeFile(), foreign)).status).toBe(403);
  });

  it('is not larger than it may be, whether it says so or not', async () => {
    const userId = await app.make.consultant();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    for (const file of [new Uint8Array(importMaxBytes + 1), endless]) {
      expect(await problemOf(await send(userId, file))).toMatchObject({
        status: 413,
        code: 'IMPORT_TOO_LARGE',
      });
    }
    expect(sent).toBeLessThan(importMaxBytes + 1024 * 1024);
  });

  it('is one at a time for each person', async () => {
    const userId = await app.make.consultant();
    const reading = Promise.withResolvers<() => void>();
    const slow = new ReadableStream<Uint8Array>(
      { pull: (controller) => reading.resolve(() => controller.close()) },
      { highWaterMark: 0 },
    );
    const first = send(userId, slow);
    const finish = await reading.promise;
    expect(await problemOf(await send(userId, jsonResumeFile()))).toMatchObject({
      status: 503,
      code: 'IMPORT_BUSY',
    });
    finish();
    expect((await first).status).toBe(415);
  });

  it('is read thirty times an hour and no more', async () => {
    const userId = await app.make.consultant();
    const statuses: number[] = [];
    // Refused for its size before anything is started for it.
    const large = new Uint8Array(importMaxBytes + 1);
    for (let n = 0; n < 31; n += 1) statuses.push((await send(userId, large)).status);
    expect(statuses.slice(0, 30).every((status) => status === 413)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

/** One for each answer, and what asks for most: each takes a process. All of them are read in hostile-files.test.ts. */
const sent = [
  'a picture',
  'a Word document of before 2007',
  'a Word document whose XML is none',
  'a PDF that ends too soon',
  'a PDF without a word',
  'tables that unpack to forty megabytes together',
  'a PDF with scripts that run when it is opened',
];
const documents = [...wrongDocuments, ...loadedDocuments, ...greedyDocuments];

describe('hostile and broken files', () => {
  it.each(documents.filter(({ name, becomes }) => sent.includes(name) || becomes === 'ended'))(
    '$name: $becomes',
    async ({ make, becomes }) => {
      const response = await send(await app.make.consultant(), make());
      const answer = response.status === 200 ? '200' : (await problemOf(response)).code;
      expect(answer).toMatch(codes[becomes]);
      expect((await app.http.request('/healthz')).status).toBe(200);
    },
  );

  it('are each sent for an answer of their own, and all answers there are', () => {
    const answers = (of: readonly HostileDocument[]) => new Set(of.map(({ becomes }) => becomes));
    const chosen = documents.filter(({ name }) => sent.includes(name));
    expect(chosen).toHaveLength(sent.length);
    expect(new Set([...answers(chosen), 'ended'])).toEqual(answers(documents));
  });

  it('are answered, and the next one is read', async () => {
    const whole = linkedInExport();
    const userId = await app.make.consultant();
    expect((await problemOf(await send(userId, whole.slice(0, -40)))).code).toBe('FILE_BROKEN');
    expect((await send(userId, whole)).status).toBe(200);
  });
});
