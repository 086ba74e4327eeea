import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { countStatements } from '#tests/support/statements.ts';
import { noteMax, shortlistMax } from '../rules/limits.ts';

const app = await sharedTestApp();

const shortlistOf = async (client: UserId) => (await app.as(client)).shortlists;

describe('the profile of a listed consultant', () => {
  it('has the first name, the last initial, and the ways to reach them', async () => {
    const client = await app.make.client();
    const consultantId = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const profile = await (await app.as(client)).consultants.getConsultant({ consultantId });
    expect(profile).toMatchObject({ name: 'Ada L.', initials: 'AL', userId: consultantId });
    expect(profile.phone).not.toBe('');
    expect(JSON.stringify(profile)).not.toContain('Lovelace');
  });

  it('is absent while the consultant is not approved or not subscribed', async () => {
    const client = await app.as(await app.make.client());
    const hidden = [
      await app.make.consultant({ approved: false }),
      await app.make.consultant({ subscribed: false }),
      await app.make.consultant({ subscribed: 'expired' }),
      await app.make.client(),
    ];
    for (const consultantId of hidden) {
      await expect(client.consultants.getConsultant({ consultantId })).rejects.toMatchObject({
        code: 'CONSULTANT_NOT_FOUND',
      });
    }
  });
});

describe('a shortlist', () => {
  it('takes a consultant once, last added first, and lets go of them', async () => {
    const client = await app.make.client();
    const shortlist = await shortlistOf(client);
    const [first, second] = [await app.make.consultant(), await app.make.consultant()];
    expect(await shortlist.add({ consultantId: first })).toEqual({ added: true });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    expect(await shortlist.add({ consultantId: second })).toEqual({ added: true });
    expect(await shortlist.add({ consultantId: first })).toEqual({ added: false });
    expect(await shortlist.listOwnIds()).toEqual({ consultantIds: [second, first] });
    const { items } = await shortlist.listOwn({});
    expect(items.map(({ consultant }) => consultant?.userId)).toEqual([second, first]);

    expect(await shortlist.remove({ consultantId: first })).toEqual({ removed: true });
    expect(await shortlist.remove({ consultantId: first })).toEqual({ removed: false });
    expect(await shortlist.listOwnIds()).toEqual({ consultantIds: [second] });
  });

  it('is its client’s own', async () => {
    const consultantId = await app.make.consultant();
    const [mine, theirs] = [
      await shortlistOf(await app.make.client()),
      await shortlistOf(await app.make.client()),
    ];
    await theirs.add({ consultantId });
    await theirs.saveNote({ consultantId, note: 'Ask about March' });
    expect((await mine.listOwn({})).items).toEqual([]);
    expect(await mine.remove({ consultantId })).toEqual({ removed: false });
    await expect(mine.saveNote({ consultantId, note: 'Mine?' })).rejects.toMatchObject({
      code: 'NOT_SHORTLISTED',
    });
    expect((await theirs.listOwn({})).items[0]?.note).toBe('Ask about March');
  });

  it('takes only who is listed, and tells nothing of who is no longer', async () => {
    const client = await app.make.client();
    const shortlist = await shortlistOf(client);
    const unlisted = await app.make.consultant({ subscribed: false });
    await expect(shortlist.add({ consultantId: unlisted })).rejects.toMatchObject({
      code: 'CONSULTANT_NOT_FOUND',
    });
    const consultantId = await app.make.consultant();
    await shortlist.add({ consultantId });
    await app.db.deleteFrom('subscriptions').where('user_id', '=', consultantId).execute();
    const { items } = await shortlist.listOwn({});
    expect(items).toMatchObject([{ consultantId, consultant: null }]);
    expect(await shortlist.remove({ consultantId })).toEqual({ removed: true });
  });

  it('keeps a note of any signs up to its length', async () => {
    const shortlist = await shortlistOf(await app.make.client());
    const consultantId = await app.make.consultant();
    await shortlist.add({ consultantId });
    const longest = '😀'.repeat(noteMax / 2);
    for (const note of ['Quick, "kind" & <exact>', longest, '']) {
      expect(await shortlist.saveNote({ consultantId, note })).toEqual({ note });
      expect((await shortlist.listOwn({})).items[0]?.note).toBe(note);
    }
    await expect(
      shortlist.saveNote({ consultantId, note: 'x'.repeat(noteMax + 1) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('has one row for one consultant, however many add them at once', async () => {
    const client = await app.make.client();
    const consultantId = await app.make.consultant();
    const shortlist = await shortlistOf(client);
    const results = await allAtOnce(
      app,
      { table: 'profiles', key: 'user_id', value: client },
      Array.from({ length: 50 }, () => () => shortlist.add({ consultantId })),
    );
    const added = results.map((result) => result.status === 'fulfilled' && result.value.added);
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await shortlist.listOwnIds()).toEqual({ consultantIds: [consultantId] });
  });

  it('is full at its limit, also when many are added at once', async () => {
    const client = await app.make.client();
    const shortlist = await shortlistOf(client);
    const consultants: UserId[] = [];
    for (let n = 0; n < 4; n += 1) consultants.push(await app.make.consultant());
    await app.db
      .insertInto('consultant_shortlist')
      .expression((eb) =>
        eb
          .selectFrom('consultant_profiles')
          .select([eb.val(client).$castTo<string>().as('client_id'), 'user_id'])
          .where('user_id', 'not in', consultants),
      )
      .columns(['client_id', 'consultant_id'])
      .execute();
    const { consultantIds } = await shortlist.listOwnIds();
    for (let n = consultantIds.length; n < shortlistMax - 2; n += 1) {
      await shortlist.add({ consultantId: await app.make.consultant() });
    }
    const results = await allAtOnce(
      app,
      { table: 'profiles', key: 'user_id', value: client },
      consultants.map((consultantId) => () => shortlist.add({ consultantId })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await shortlist.listOwnIds()).consultantIds).toHaveLength(shortlistMax);
  });

  it('costs three statements a page, however long it is', async () => {
    const client = await app.make.client();
    const shortlist = await shortlistOf(client);
    const cost = () => countStatements(app, client, (as) => as.shortlists.listOwn({}));
    await shortlist.add({ consultantId: await app.make.consultant() });
    const short = await cost();
    for (let n = 0; n < 5; n += 1) {
      await shortlist.add({ consultantId: await app.make.consultant() });
    }
    expect([short, await cost()]).toEqual([3, 3]);
  });
});
