import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve } from '#tests/support/approve.ts';
import { confirmEveryEntry } from '#tests/support/user-entries.ts';
import type { UserSort } from '../rules/user-list.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ firstName: 'Olive', lastName: 'Operator' });

const users = async () => (await app.as(admin)).users;

/** All names of a list, page by page. */
async function namesBy(
  sort: UserSort,
  direction: 'ascending' | 'descending',
  more: { userType?: 'client' | 'consultant'; text?: string; status?: 'pending' | 'approved' } = {},
): Promise<(string | null)[]> {
  const api = await users();
  const names: (string | null)[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.list({
      userType: 'consultant',
      ...more,
      ...{ sort, direction, limit: 2 },
      ...(cursor && { cursor }),
    });
    expect(page.items.length).toBeLessThanOrEqual(2);
    names.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return names;
}

describe('the list of users', () => {
  beforeAll(async () => {
    const rows = [
      ['Ada', 'Zahn', 90, 3, 'Leeds', 'Finance consultant'],
      ['bela', 'Young', 120, 12, 'aarhus', 'supply chain consultant'],
      ['Cora', 'Xu', 120, 12, 'London', 'Finance consultant'],
      ['Dana', 'Wolf', 45, 30, 'Berlin', 'Sales consultant'],
    ] as const;
    for (const [firstName, lastName, rate, years, city, title] of rows) {
      app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
      const id = await app.make.consultant({ firstName, lastName, city });
      await app.db
        .updateTable('consultant_profiles')
        .set({ hourly_rate_usd: rate, years_experience: years, title })
        .where('user_id', '=', id)
        .execute();
    }
    await app.make.consultant({ firstName: 'Eve', lastName: '', profile: false, approved: false });
  });

  it.each(['lodz', 'orestad', 'strassburg', 'łódź', 'Haussler-Thorsson'])(
    'is searched in whatever letters an admin types: %s',
    async (text) => {
      const lastName = 'Häußler-Þórsson';
      const city = { lodz: 'Łódź', łódź: 'Łódź', orestad: 'Ørestad' }[text] ?? 'Straßburg';
      const id = await app.make.consultant({ firstName: 'Zoë', lastName, city });
      const names = await namesBy('name', 'ascending', { text });
      await app.db.deleteFrom('auth.users').where('id', '=', id).execute();
      expect(names).toEqual([`Zoë ${lastName}`]);
    },
  );

  it.each([
    ['name', ['Ada Zahn', 'bela Young', 'Cora Xu', 'Dana Wolf', 'Eve']],
    ['rate', ['Eve', 'Dana Wolf', 'Ada Zahn', 'bela Young', 'Cora Xu']],
    ['experience', ['Eve', 'Ada Zahn', 'bela Young', 'Cora Xu', 'Dana Wolf']],
    ['location', ['Eve', 'bela Young', 'Dana Wolf', 'Ada Zahn', 'Cora Xu']],
    ['title', ['Eve', 'Ada Zahn', 'Cora Xu', 'Dana Wolf', 'bela Young']],
  ] as const)('goes by %s, both ways, page by page, and leaves no one out', async (sort, names) => {
    const up = await namesBy(sort, 'ascending');
    const keysOf = (list: readonly (string | null)[]) => [...list].sort();
    expect(keysOf(up)).toEqual(keysOf(names));
    expect(await namesBy(sort, 'descending')).toEqual([...up].reverse());
    // Those with the same value come in the order of their ids.
    const ties: Partial<Record<UserSort, string[]>> = {
      rate: ['bela Young', 'Cora Xu'],
      experience: ['bela Young', 'Cora Xu'],
      title: ['Ada Zahn', 'Cora Xu'],
    };
    const tied = ties[sort] ?? [];
    const untied = (list: readonly (string | null)[]) =>
      list.map((name) => (tied.includes(name ?? '') ? 'tied' : name));
    expect(untied(up)).toEqual(untied(names));
  });

  it('shows rates in pounds, converted, and a null for what is missing', async () => {
    const { items } = await (await users()).list({ userType: 'consultant', text: 'zahn' });
    expect(items).toMatchObject([
      {
        name: 'Ada Zahn',
        title: 'Finance consultant',
        location: 'Leeds, United Kingdom',
        ratePounds: 71,
        yearsExperience: 3,
        status: 'approved',
        companyName: null,
      },
    ]);
    const eve = await (await users()).list({ userType: 'consultant', text: 'eve' });
    expect(eve.items).toMatchObject([
      { name: 'Eve', title: null, location: null, ratePounds: null, status: 'pending' },
    ]);
  });

  it('is searched by parts of names, addresses, titles and cities, and by nothing that is a pattern', async () => {
    expect(await namesBy('name', 'ascending', { text: 'FINANCE' })).toEqual([
      'Ada Zahn',
      'Cora Xu',
    ]);
    expect(await namesBy('name', 'ascending', { text: 'berl' })).toEqual(['Dana Wolf']);
    for (const text of ['%', '_', '\\', "'"]) {
      expect(await namesBy('name', 'ascending', { text })).toEqual([]);
    }
    expect(await namesBy('name', 'ascending', { status: 'pending' })).toEqual(['Eve']);
    expect(await (await users()).count({ text: 'zahn' })).toEqual({ clients: 0, consultants: 1 });
    expect(await (await users()).count({})).toEqual({ clients: 1, consultants: 5 });
  });

  it('refuses columns that it has not, and cursors that it never gave out', async () => {
    const api = await users();
    await expect(api.list({ userType: 'client', sort: 'rate' })).rejects.toMatchObject({
      code: 'NO_SUCH_COLUMN',
    });
    const { nextCursor } = await api.list({ userType: 'consultant', sort: 'name', limit: 1 });
    const others = ['mine', '', Buffer.from('["rate","x","y"]').toString('base64url')];
    for (const cursor of others) {
      await expect(
        api.list({ userType: 'consultant', sort: 'rate', cursor }),
      ).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
    }
    await expect(
      api.list({ userType: 'consultant', sort: 'rate', cursor: nextCursor ?? '' }),
    ).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
  });
});

describe('an entry', () => {
  it('follows its person through every change, and goes with them', async () => {
    const client = await app.make.client({ approved: false, confirmed: false, firstName: 'Fay' });
    const statusOf = async () =>
      (await (await users()).get({ userId: client }).catch(() => null))?.status;
    expect(await statusOf()).toBe('unconfirmed');
    await app.db
      .updateTable('auth.users')
      .set({ email_verified: true, email: 'fay@example.test' })
      .where('id', '=', client)
      .execute();
    expect(await statusOf()).toBe('pending');
    const { approvals } = await app.as(admin);
    await approve(await app.as(admin), client);
    expect(await statusOf()).toBe('approved');
    await approvals.suspend({ userId: client, reason: 'A try.' });
    expect(await (await users()).get({ userId: client })).toMatchObject({
      status: 'suspended',
      email: 'fay@example.test',
      decision: { state: 'suspended', reason: 'A try.' },
      isAdmin: false,
      sessions: [],
    });
    await approvals.lift({ userId: client });
    await approvals.refuse({ userId: client, reason: 'Another.' });
    expect(await statusOf()).toBe('refused');
    await confirmEveryEntry(app.pool);
    await app.db.deleteFrom('auth.users').where('id', '=', client).execute();
    expect(await statusOf()).toBeUndefined();
  });

  it('says where its person is signed in, and nothing that opens a session', async () => {
    const client = await app.make.client();
    await app.cookieOf(client);
    const { sessions } = await (await users()).get({ userId: client });
    expect(sessions).toHaveLength(1);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'address',
      'browser',
      'signedInAt',
      'usedAt',
    ]);
  });
});

it('a colleague is listed as approved with their company, by its name', async () => {
  const owner = await app.make.client({ firstName: 'Olive', lastName: 'Mills' });
  const { companies } = await app.as(owner);
  const {
    companyId: _,
    role: __,
    isApproved: ___,
    can: ____,
    approvalAboveUsd: _____,
    ...company
  } = await companies.getOwn();
  const colleague = await app.make.colleague(owner, 'viewer', { approved: false });
  const entryOf = (userId: UserId) =>
    app.db
      .selectFrom('user_entries')
      .select(['status', 'company'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  await companies.editOwn({ ...company, name: 'Loomworks Mills' });
  for (const userId of [owner, colleague]) {
    expect(await entryOf(userId)).toEqual({ status: 'approved', company: 'Loomworks Mills' });
  }
});
