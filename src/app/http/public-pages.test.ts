import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import {
  encodingFor,
  type PublicPage,
  PublicPages,
  respondWithPublicPage,
} from './public-pages.ts';

const html = '<p>hello</p>';
const ask = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers });

async function pageOf(source = html): Promise<PublicPage> {
  const page = await new PublicPages().get('/', async () => source);
  if (!page) throw new Error('There is no page.');
  return page;
}

describe('pages for everybody', () => {
  it('are rendered once for all who come at the same time', async () => {
    const pages = new PublicPages();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return html;
    };
    await Promise.all(Array.from({ length: 20 }, () => pages.get('/', render)));
    await pages.get('/other', render);
    expect(renderings).toBe(2);
  });

  it('are not kept when they failed or are not there', async () => {
    const pages = new PublicPages();
    await expect(pages.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow();
    expect(await pages.get('/', async () => undefined)).toBeUndefined();
    expect(await pages.get('/', async () => html)).toBeDefined();
  });

  describe('as time goes by', () => {
    const clock = vi.spyOn(performance, 'now');
    const at = (seconds: number) => clock.mockReturnValue(1_000_000 + seconds * 1000);
    const textOf = (page: PublicPage | undefined) =>
      new TextDecoder().decode(page?.bodies.identity);

    it('are made anew behind the reader’s back, and never shown when they are old', async () => {
      const pages = new PublicPages();
      let version = 0;
      const render = async () => {
        version += 1;
        return `<p>${version}</p>`;
      };
      const seenAt = async (seconds: number) => {
        at(seconds);
        return textOf(await pages.get('/', render));
      };
      expect(await seenAt(0)).toBe('<p>1</p>');
      expect(await seenAt(4)).toBe('<p>1</p>');
      expect(await seenAt(6)).toBe('<p>1</p>');
      await vi.waitFor(async () => expect(await seenAt(7)).toBe('<p>2</p>'));
      expect(await seenAt(60)).toBe('<p>3</p>');
    });

    it('stay while making them anew fails, but not for long', async () => {
      const pages = new PublicPages();
      at(0);
      await pages.get('/', async () => html);
      at(10);
      const fail = () => Promise.reject(new Error('broken'));
      expect(textOf(await pages.get('/', fail))).toBe(html);
      at(50);
      await expect(pages.get('/', fail)).rejects.toThrow('broken');
    });
  });

  it('are sent in the form that the reader understands', async () => {
    const page = await pageOf();
    const bytes = async (encoding: string) => {
      const response = respondWithPublicPage(
        page,
        ask({ 'accept-encoding': encoding }),
        new Headers(),
      );
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    expect(brotliDecompressSync((await bytes('gzip, br')).body).toString()).toBe(html);
    expect(gunzipSync((await bytes('gzip')).body).toString()).toBe(html);
    const plain = await bytes('identity');
    expect(plain.body.toString()).toBe(html);
    expect(plain.response.headers.get('content-encoding')).toBeNull();
    expect(plain.response.headers.get('vary')).toBe('accept-encoding');
  });

  it('are not sent again to whoever has them', async () => {
    const page = await pageOf();
    const tag = respondWithPublicPage(page, ask(), new Headers()).headers.get('etag') ?? '';
    const again = ask({ 'if-none-match': tag });
    expect(respondWithPublicPage(page, again, new Headers()).status).toBe(304);
    const changed = await pageOf('<p>other</p>');
    expect(respondWithPublicPage(changed, again, new Headers()).status).toBe(200);
  });

  it('name their inline scripts, and neither files nor data', async () => {
    const { scriptHashes } = await pageOf(
      '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script class="x">two()</script>',
    );
    expect(scriptHashes).toHaveLength(2);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ])('for "%s" is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
