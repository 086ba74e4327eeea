import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#lib/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { acceptedEncoding } from '../edge/accepted-encoding.ts';
import { PublicPages, type RenderedPage, respondWithPublicPage } from './public-pages.ts';

const html = '<p>hello</p>';
const policy = "script-src 'sha256-one'";
const ask = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers });

const rendered = (source = html, change: Partial<RenderedPage> = {}): RenderedPage => ({
  ...{ status: 200, headers: new Headers({ 'content-type': 'text/html' }), html: source, policy },
  isPriced: false,
  ...change,
});

const start = new Date('2026-11-22T12:00:00Z');
const openPages = (clock = new ManualClock(start)) => new PublicPages(clock);
const answerTo = async (source = html, request = ask(), change: Partial<RenderedPage> = {}) =>
  respondWithPublicPage(await openPages().get('/', async () => rendered(source, change)), request);
const tagOf = async (source: string, change: Partial<RenderedPage> = {}) =>
  (await answerTo(source, ask(), change)).headers.get('etag') ?? '';

describe('shared pages', () => {
  it('are rendered once for all who come at the same time', async () => {
    const pages = openPages();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await nextTurn();
      return rendered();
    };
    await Promise.all(Array.from({ length: 20 }, () => pages.get('/', render)));
    await pages.get('/other', render);
    expect(renderings).toBe(2);
  });

  it('are not kept when they failed or are not there, but answer all who came at once', async () => {
    const pages = openPages();
    await expect(pages.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow();
    let renderings = 0;
    const missing = async () => {
      renderings += 1;
      return rendered('<p>missing</p>', { status: 404 });
    };
    const answers = await Promise.all([1, 2, 3].map(() => pages.get('/', missing)));
    expect([renderings, ...answers.map(({ status }) => status)]).toEqual([1, 404, 404, 404]);
    await pages.get('/', missing);
    expect(renderings).toBe(2);
    expect((await pages.get('/', async () => rendered())).status).toBe(200);
  });

  it('that are missing are sent as they are, with their own policy, and not cached', async () => {
    const answer = await answerTo('<p>missing</p>', ask(), { status: 404 });
    expect([answer.status, await answer.text()]).toEqual([404, '<p>missing</p>']);
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  describe('as time goes by', () => {
    const clock = new ManualClock(start);
    const at = (seconds: number) => clock.moveTo(new Date(start.getTime() + seconds * 1000));
    const textOf = async (answer: ReturnType<PublicPages['get']>) =>
      respondWithPublicPage(await answer, ask()).text();

    it('are made anew behind the reader’s back, and never shown when they are old', async () => {
      const pages = openPages(clock);
      let version = 0;
      const render = async () => {
        version += 1;
        return rendered(`<p>${version}</p>`);
      };
      const seenAt = (seconds: number) => {
        at(seconds);
        return textOf(pages.get('/', render));
      };
      expect(await seenAt(0)).toBe('<p>1</p>');
      expect(await seenAt(4)).toBe('<p>1</p>');
      expect(await seenAt(6)).toBe('<p>1</p>');
      await eventually(async () => expect(await seenAt(7)).toBe('<p>2</p>'));
      expect(await seenAt(60)).toBe('<p>3</p>');
      // The clock of the machine was set back: what is kept may be of any age.
      expect(await seenAt(-3600)).toBe('<p>4</p>');
    });

    it('stay while making them anew fails, but not for long', async () => {
      const pages = openPages(clock);
      at(0);
      await pages.get('/', async () => rendered());
      at(10);
      const fail = () => Promise.reject(new Error('broken'));
      expect(await textOf(pages.get('/', fail))).toBe(html);
      at(50);
      await expect(pages.get('/', fail)).rejects.toThrow('broken');
    });
  });

  it('are sent in the form that the reader understands', async () => {
    const bytes = async (encoding: string) => {
      const response = await answerTo(html, ask({ 'accept-encoding': encoding }));
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    expect(brotliDecompressSync((await bytes('gzip, br')).body).toString()).toBe(html);
    expect(gunzipSync((await bytes('gzip')).body).toString()).toBe(html);
    const plain = await bytes('identity');
    expect(plain.body.toString()).toBe(html);
    expect(plain.response.headers.get('content-encoding')).toBeNull();
  });

  it('are one page for caches in front of the site, unless they show amounts', async () => {
    const varyOf = async (isPriced: boolean) =>
      (await answerTo(html, ask(), { isPriced })).headers.get('vary');
    expect(await varyOf(false)).toBe('accept-encoding');
    expect(await varyOf(true)).toBe('accept-encoding, accept-language, cookie');
  });

  it('are not sent again to anyone who has them', async () => {
    const again = ask({ 'if-none-match': await tagOf(html) });
    const known = await answerTo(html, again);
    expect([known.status, known.headers.get('content-security-policy')]).toEqual([304, policy]);
    expect((await answerTo('<p>other</p>', again)).status).toBe(200);
  });

  it('have another tag as soon as anything differs, be it a time in a script or the policy', async () => {
    const tags = await Promise.all([
      tagOf('<script>u=1795320329983</script>'),
      tagOf('<script>u=1795320329984</script>'),
      tagOf('<script>u=1795320329984</script>', { policy: "script-src 'sha256-two'" }),
    ]);
    expect(new Set(tags).size).toBe(3);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    // Encodings that are not cached.
    ['zstd', 'identity'],
  ])('for "%s" is %s', (accepted, encoding) => {
    expect(acceptedEncoding(accepted, ['br', 'gzip'])).toBe(encoding);
  });
});
