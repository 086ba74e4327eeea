import { describe, expect, it } from 'vitest';
import { AnonymousPages, type RenderedPage, withNonce } from './anonymous-pages.ts';

const page = (status = 200): RenderedPage => ({
  status,
  html: '<p nonce="n1">hello</p>',
  nonce: 'n1',
});

describe('pages of visitors', () => {
  it('are rendered once for all who come at the same time', async () => {
    const pages = new AnonymousPages();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return page();
    };
    await Promise.all(Array.from({ length: 20 }, () => pages.get('/', render)));
    await pages.get('/other', render);
    expect(renderings).toBe(2);
  });

  it('are not kept when they failed or are not there', async () => {
    const pages = new AnonymousPages();
    await expect(pages.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow();
    expect((await pages.get('/', async () => page(404))).status).toBe(404);
    expect((await pages.get('/', async () => page())).status).toBe(200);
  });

  it('carry a nonce of their own each time', () => {
    expect(withNonce(page(), 'n2')).toBe('<p nonce="n2">hello</p>');
  });
});
