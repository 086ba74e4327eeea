import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const get = (path: string) => app.http.request(path);
const city = 'Bath & <Wells>';

const app = await sharedTestApp();
const listed = await app.make.consultant({
  ...{ firstName: 'Philomena', lastName: 'Quaye' },
  ...{ city, primarySkills: ['sales', 'power-bi', 'commerce'] },
});
const unlisted = await app.make.consultant({ subscribed: false });

const oembed = z.object({
  ...{ type: z.literal('rich'), version: z.literal('1.0'), title: z.string(), html: z.string() },
  ...{ width: z.number(), height: z.number() },
});
const describeCard = (url: string, more = '') =>
  get(`/oembed?url=${encodeURIComponent(url)}${more}`);

describe('an embedded card', () => {
  it('may stand in the frame of any site, runs nothing and says what a visitor may see', async () => {
    const response = await get(`/embed/consultants/${listed}`);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('PQ, ');
    expect(page).toContain('Bath &amp; &lt;Wells&gt;');
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/Philomena|Quaye/);
  });

  it('counts one year in the singular, and names no country that is none of the list', async () => {
    const beginner = await app.make.consultant({ city: 'Oslo' });
    await app.db
      .updateTable('consultant_profiles')
      .set({ country: 'other', years_experience: 1 })
      .where('user_id', '=', beginner)
      .execute();
    const page = await (await get(`/embed/consultants/${beginner}`)).text();
    expect(page).toContain('<p>Oslo · ');
    expect(page).toContain('1 year of experience');
  });

  it('is as a badge a picture in which nothing runs', async () => {
    const response = await get(`/embed/consultants/${listed}.svg`);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await response.text()).toContain('Dynamics 365 consultant');
  });

  it('is described to programs of other sites, no larger than they have room for', async () => {
    const address = `${testPublicUrl}/embed/consultants/${listed}`;
    const described = oembed.parse(await (await describeCard(address)).json());
    expect(described.title).toContain('PQ, ');
    expect(described.html).toContain(`src="${address}"`);
    const small = oembed.parse(await (await describeCard(address, '&maxwidth=200')).json());
    expect([small.width, small.height]).toEqual([200, described.height]);
    expect((await describeCard(address, '&format=xml')).status).toBe(501);
  });

  it('is nowhere for those who are not listed, and for what is no person', async () => {
    for (const id of [unlisted, crypto.randomUUID(), 'nonsense', '../1']) {
      expect((await get(`/embed/consultants/${id}`)).status, id).toBe(404);
      expect((await describeCard(`${testPublicUrl}/embed/consultants/${id}`)).status, id).toBe(404);
    }
    const elsewhere = `https://elsewhere.test/embed/consultants/${listed}`;
    expect((await describeCard(elsewhere)).status).toBe(404);
  });
});

describe('the feed of projects', () => {
  it('has the choices of public projects, and none of a client’s words', async () => {
    const client = await app.make.client();
    const title = 'Secret merger <b>';
    const id = await app.make.project(client, { title });
    const others = [
      await app.make.project(client, { title, visibility: 'private' }),
      await app.make.project(client, { title, status: 'cancelled' }),
    ];
    const response = await get('/projects.atom');
    expect(response.headers.get('content-type')).toContain('application/atom+xml');
    const feed = await response.text();
    expect(feed).toContain(`${testPublicUrl}/project/${id}`);
    for (const other of others) expect(feed).not.toContain(other);
    expect(feed).not.toMatch(/Secret|month-end|Loomworks/);
    expect(feed).toContain('label="General Ledger"');
    expect(feed.match(/<entry>/g)).toHaveLength(1);
  });
});
