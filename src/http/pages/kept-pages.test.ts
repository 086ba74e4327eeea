import { expect, it } from 'vitest';
import { visitor } from '#access/viewer.ts';
import { rememberSettings } from '#features/site-operations/site-settings/server/queries/present-settings.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testMailSenders } from '#tests/support/site.ts';
import { createPageHandler, type PageContext, type PageHandler } from './pages.ts';
import { Renderings } from './renderings.ts';

const app = await sharedTestApp();

/** A node of the site, with a renderer that writes what it was given and counts how often it was asked. */
function startNode() {
  const node = { renderings: 0 };
  const settings = { ...app.services, siteSettings: remember() };
  const answer: PageHandler = createPageHandler({
    renderer: {
      fetch: (_, { context }: { context: PageContext }) => {
        node.renderings += 1;
        const { claims = 'usual', currencyMap = 'usual', currency } = context;
        return new Response(`<html data-currency="${currency}">${claims} ${currencyMap}</html>`);
      },
    },
    asVisitor: { ...settings, viewer: visitor },
    analytics: undefined,
    isDemo: false,
    isDevelopment: false,
    renderings: new Renderings(),
  });
  return Object.assign(node, {
    async read(path: string, language = 'en-GB') {
      const headers = { 'accept-language': language };
      const request = new Request(`http://site.test${path}`, { headers });
      const response = await answer(request, () =>
        Promise.reject(new Error('No user is signed in.')),
      );
      return response.text();
    },
  });
}

const remember = () =>
  rememberSettings({
    ...{ db: app.db, log: app.services.log, isDemo: true, mailSenders: testMailSenders },
    freshMs: 0,
  });

it('finds what was kept until a setting changes, and then on every node what is so now', async () => {
  const nodes = [startNode(), startNode()];
  for (const node of nodes) {
    expect(await node.read('/about')).toBe('<html>usual usual</html>');
    await node.read('/about');
    expect(node.renderings).toBe(1);
  }
  const admin = await app.make.admin();
  const api = (await app.as(admin)).siteSettings;
  const { claims } = await api.get();
  const stated = Object.fromEntries(
    claims.entries
      .filter(({ isFixed }) => !isFixed)
      .map(({ id, source, figure }) => [id, { source, figure }]),
  );
  await api.saveClaims({
    claims: { ...stated, taskSpeed: { source: 'text', figure: '11%' } } as never,
    revision: claims.revision,
    reason: 'Measured.',
  });
  for (const node of nodes) {
    expect(await node.read('/about')).toContain('"taskSpeed":{"figure":"11%"}');
    await node.read('/about');
    expect(node.renderings).toBe(2);
  }
});
