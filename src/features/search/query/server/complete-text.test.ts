import { expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { profileForm } from '#tests/support/profile-form.ts';

async function listConsultant(title: string): Promise<string> {
  const userId = await app.make.consultant();
  await (await app.as(userId)).consultants.saveOwnProfile(profileForm({ title }));
  return userId;
}

const app = await sharedTestApp();
const search = (await app.as(await app.make.client())).search;

async function titles(text: string): Promise<string[]> {
  const { items } = await search.completeText({ text });
  return items.filter(({ kind }) => kind === 'title').map((item) => item.text);
}

it('offers entries of the catalogue and what people say', async () => {
  const { items } = await search.completeText({ text: 'our month-end cl' });
  expect(items).toContainEqual({
    kind: 'problem',
    text: 'our month end close',
    about: 'General Ledger and Financial Reporting',
  });
  expect((await search.completeText({})).items).toEqual([]);
});

it('offers titles of people who are listed, each once, and of no one else', async () => {
  const userId = await listConsultant('Zeppelin logistics lead');
  await listConsultant('Zeppelin logistics lead');
  await listConsultant('Lead for airships and zeppelins');
  expect(await titles('zepp')).toEqual([
    'Zeppelin logistics lead',
    'Lead for airships and zeppelins',
  ]);
  expect(await titles('lead zeppelins')).toEqual(['Lead for airships and zeppelins']);
  expect(await titles('zeppelin logistics lead')).toEqual([]);
  expect(await titles('z')).toEqual([]);
  const [other] = await app.db
    .selectFrom('consultant_profiles')
    .select('user_id')
    .where('title', '=', 'Lead for airships and zeppelins')
    .execute();
  for (const id of [userId, other?.user_id ?? '']) {
    await app.db
      .updateTable('subscriptions')
      .set({ status: 'canceled' })
      .where('user_id', '=', id)
      .execute();
    await app.db
      .transaction()
      .execute((tx) => app.services.searchIndex.refresh(tx, [toUserId(id)]));
  }
  expect(await titles('zepp')).toEqual(['Zeppelin logistics lead']);
});

it.each(["'", '\\', "a' | b", '\0', ':*', '!!', '😀😀', 'x'.repeat(200), '( & ) <->'])(
  'answers whatever is typed: %j',
  async (text) => {
    expect((await search.completeText({ text })).items.length).toBeLessThanOrEqual(14);
  },
);
