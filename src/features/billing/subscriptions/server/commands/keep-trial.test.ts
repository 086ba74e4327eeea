import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserId } from '#access/user.ts';
import { createKeyring, type SiteSecrets } from '#lib/auth/keyring.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testAuthSecret as before } from '#tests/support/site.ts';
import { countForeignTrials, findTrialStart } from '../queries/trials.ts';
import { keepTrial } from './keep-trial.ts';
import { renameTrials } from './rename-trials.ts';

const next = 'the secret that comes after that of the tests, long enough';

const app = await sharedTestApp();
beforeEach(() => app.pool.query('delete from trials'));

const siteWith = (secrets: SiteSecrets) => ({ ...app.services, keys: createKeyring(secrets) });
const changed = () => siteWith({ present: next, accepted: [before] });
const alone = () => siteWith({ present: next });
type Site = ReturnType<typeof siteWith>;

let count = 0;
async function makePerson(address = '') {
  count += 1;
  const email = address || `trial-${count}@example.test`;
  const userId = await app.make.consultant({ subscribed: false, email: `${count}-${email}` });
  return { userId, email };
}
type Person = Awaited<ReturnType<typeof makePerson>>;

const daysAgo = (days: number): Date =>
  new Date(app.clock.now().getTime() - days * 24 * 60 * 60_000);
const begun = (days: number) => ({ createdAt: daysAgo(days), trialEnd: app.clock.now() });
const without = (days: number) => ({ createdAt: daysAgo(days), trialEnd: undefined });

const keep = (site: Site, person: Person, subscriptions = [begun(1)]) =>
  app.services.write((tx) => keepTrial(tx, site, person, subscriptions));
const startOf = (site: Site, person: Person) => findTrialStart(app.db, site, person);
const rows = async () => {
  const kept = await app.db
    .selectFrom('trials')
    .select(['user_id as userId', 'person_key as key'])
    .orderBy('began_at')
    .execute();
  return kept;
};
const erase = (userId: UserId) =>
  app.db.deleteFrom('auth.users').where('id', '=', userId).execute();

describe('a trial that is kept', () => {
  it('began with the first subscription that had one', async () => {
    const person = await makePerson();
    await app.services.write((tx) =>
      keepTrial(tx, app.services, person, [without(90), begun(20), begun(30), begun(10)]),
    );
    expect(await startOf(app.services, person)).toEqual(daysAgo(30));
  });

  it('is none without a subscription that had one', async () => {
    const person = await makePerson();
    await app.services.write((tx) => keepTrial(tx, app.services, person, [without(1)]));
    expect(await rows()).toEqual([]);
    expect(await startOf(app.services, person)).toBeNull();
  });

  it('is found by the account as well as by the address, and for no one else', async () => {
    const person = await makePerson();
    await keep(app.services, person);
    const moved = { ...person, email: 'moved@example.test' };
    const back = { ...(await makePerson()), email: person.email };
    expect(await startOf(app.services, moved)).toEqual(daysAgo(1));
    expect(await startOf(app.services, back)).toEqual(daysAgo(1));
    expect(await startOf(app.services, await makePerson())).toBeNull();
  });

  it('stays the first, and a second one of the same person is said in the log', async () => {
    const person = await makePerson();
    const warn = vi.spyOn(app.services.log, 'warn');
    await keep(app.services, person, [begun(9)]);
    await keep(app.services, person, [begun(9)]);
    expect(warn).not.toHaveBeenCalled();
    const again = { ...(await makePerson()), email: person.email };
    await keep(app.services, again, [begun(1)]);
    expect(warn).toHaveBeenCalledWith({ userId: again.userId }, expect.any(String));
    expect(await rows()).toMatchObject([{ userId: person.userId }]);
    expect(await startOf(app.services, again)).toEqual(daysAgo(9));
    warn.mockRestore();
  });

  it('of before there were keys gets one, unless another trial has it', async () => {
    const [old, twin, other] = [await makePerson(), await makePerson(), await makePerson()];
    const unnamed = (userId: UserId, days: number) =>
      app.db
        .insertInto('trials')
        .values({ user_id: userId, began_at: daysAgo(days) })
        .execute();
    await unnamed(old.userId, 3);
    await unnamed(twin.userId, 2);
    await unnamed(other.userId, 1);
    await keep(app.services, old);
    await keep(app.services, { ...twin, email: old.email });
    const [first, second, third] = await rows();
    expect(first?.key).toEqual(expect.any(String));
    expect([second?.key, third?.key]).toEqual([null, null]);
  });
});

describe('a trial under a secret that was changed', () => {
  it('stays the one there is when it is seen again', async () => {
    const person = await makePerson();
    await keep(app.services, person);
    const [kept] = await rows();
    await keep(changed(), person);
    expect(await rows()).toEqual([kept]);
    expect(await startOf(changed(), { ...(await makePerson()), email: person.email })).toEqual(
      daysAgo(1),
    );
  });

  it('is renamed for all who are here, so that the secret can be forgotten', async () => {
    const people: Person[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const userId = await app.make.consultant({
        ...{ subscribed: false, email: `here-${nth}@example.test`, profile: false },
      });
      const person = { userId, email: `here-${nth}@example.test` };
      people.push(person);
      await keep(app.services, person);
    }
    const gone = { userId: await app.make.client(), email: 'gone@example.test' };
    await keep(app.services, gone);
    await erase(gone.userId);
    const prefix = changed().keys.presentPrefix;
    expect(await countForeignTrials(app.db, prefix)).toEqual({ all: 4, ofThoseWhoLeft: 1 });
    expect(await renameTrials(changed())).toBe(3);
    expect(await renameTrials(changed())).toBe(0);
    expect(await countForeignTrials(app.db, prefix)).toEqual({ all: 1, ofThoseWhoLeft: 1 });
    for (const { email } of people) {
      const back = { ...(await makePerson()), email };
      expect(await startOf(alone(), back)).toEqual(daysAgo(1));
    }
    expect(await startOf(alone(), { ...(await makePerson()), email: gone.email })).toBeNull();
    expect(await startOf(changed(), { ...(await makePerson()), email: gone.email })).not.toBeNull();
  });

  it('is renamed however many there are', async () => {
    const { rowCount } = await app.pool.query(`
      with made as (
        insert into auth.users (name, email, user_type)
        select 'n', 'many-' || n || '@example.test', 'client' from generate_series(1, 1001) n
        returning id, email
      )
      insert into trials (user_id, person_key, began_at) select id, email, now() from made`);
    expect(rowCount).toBe(1001);
    expect(await renameTrials(changed())).toBe(1001);
    const prefix = changed().keys.presentPrefix;
    expect(await countForeignTrials(app.db, prefix)).toEqual({ all: 0, ofThoseWhoLeft: 0 });
  });

  it('of two accounts of one mailbox is renamed once', async () => {
    const [one, other] = [
      { userId: await app.make.client({ email: 'shared@example.test' }), key: 'one' },
      { userId: await app.make.client({ email: 'shared+2@example.test' }), key: 'other' },
    ];
    for (const { userId, key } of [one, other]) {
      await app.db
        .insertInto('trials')
        .values({ user_id: userId, person_key: key, began_at: daysAgo(1) })
        .execute();
    }
    expect(await renameTrials(changed())).toBe(1);
    expect(await renameTrials(changed())).toBe(0);
    expect(await countForeignTrials(app.db, changed().keys.presentPrefix)).toMatchObject({
      all: 1,
    });
  });
});
