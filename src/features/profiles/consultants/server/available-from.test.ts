import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import type { ConsultantProfileInput } from '../rules/profile-form.ts';

const app = await sharedTestApp();
app.clock.moveTo('2026-11-23T12:00:00Z');
const client = await app.make.client();

const save = async (ada: UserId, changes: Partial<ConsultantProfileInput> = {}) => {
  const { consultants } = await app.as(ada);
  return (await consultants.saveOwnProfile(profileForm(changes))).profile;
};

describe('the day from which a consultant is available', () => {
  it('is saved, stays when it is left out, and is cleared by null', async () => {
    const ada = await app.make.consultant();
    const dayOf = async (changes?: Partial<ConsultantProfileInput>) =>
      (await save(ada, changes)).availableFrom;
    expect(await dayOf()).toBeNull();
    expect(await dayOf({ availableFrom: '2027-01-03' })).toBe('2027-01-03');
    expect(await dayOf()).toBe('2027-01-03');
    expect(await dayOf({ timezone: 'pst' })).toBe('2027-01-03');
    expect(await dayOf({ availableFrom: null })).toBeNull();
    expect(await dayOf()).toBeNull();
  });

  it('is refused at its field when it has passed, and nothing is changed', async () => {
    const ada = await app.make.consultant();
    await save(ada, { city: 'Bath' });
    const past = save(ada, { city: 'York', firstName: 'Grace', availableFrom: '2026-11-22' });
    await expect(past).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: ['availableFrom'], message: expect.stringContaining('passed') }] },
    });
    const own = await (await app.as(ada)).consultants.getOwnProfile({});
    expect(own).toMatchObject({ city: 'Bath', firstName: 'Ada', availableFrom: null });
    expect((await save(ada, { availableFrom: '2026-11-23' })).availableFrom).toBe('2026-11-23');
  });

  it('is kept once it has passed, and keeps no other field from being saved', async () => {
    const ada = await app.make.consultant();
    await save(ada, { availableFrom: '2026-11-24' });
    app.clock.moveTo('2026-11-25T09:00:00Z');
    const kept = await save(ada, { availableFrom: '2026-11-24', city: 'York' });
    expect(kept).toMatchObject({ availableFrom: '2026-11-24', shownAvailableFrom: null });
    expect(kept.city).toBe('York');
    const otherPast = save(ada, { availableFrom: '2026-11-23' });
    await expect(otherPast).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is shown on the profile, in the search, on the shortlist and to visitors until it comes', async () => {
    const ada = await app.make.consultant();
    const title = 'Quokka whisperer of ledgers';
    await save(ada, { title, availability: 'busy', availableFrom: '2026-12-03' });
    const { consultants, search, shortlists } = await app.as(client);
    await shortlists.add({ consultantId: ada });
    const visitor = await app.as();
    const shown = async () => {
      const { items: found } = await search.findConsultants({ text: 'quokka' });
      const { items: kept } = await shortlists.listOwn({});
      const { items: cards } = await visitor.consultants.listPublicCards({ limit: 100 });
      const own = await (await app.as(ada)).consultants.getOwnProfile({});
      return [
        (await consultants.getConsultant({ consultantId: ada })).availableFrom,
        found.find(({ userId }) => userId === ada)?.availableFrom,
        kept.find(({ consultantId }) => consultantId === ada)?.consultant?.availableFrom,
        cards.find(({ userId }) => userId === ada)?.availableFrom,
        own?.shownAvailableFrom,
      ];
    };
    app.clock.moveTo('2026-12-02T23:59:00Z');
    expect(await shown()).toEqual(Array.from({ length: 5 }, () => '2026-12-03'));
    app.clock.moveTo('2026-12-03T00:00:00Z');
    expect(await shown()).toEqual(Array.from({ length: 5 }, () => null));
    const { items } = await search.findConsultants({ text: 'quokka' });
    expect(items[0]).not.toHaveProperty('timezone');
    expect(items[0]?.availability).toBe('busy');
  });

  it('is shown to the client of a project they have applied to, until it comes', async () => {
    const ada = await app.make.consultant();
    await save(ada, { availableFrom: '2027-01-03' });
    const applicationId = await app.make.application(await app.make.project(client), ada);
    const { applications } = await app.as(client);
    const shown = async () =>
      (await applications.getReceived({ applicationId })).consultant.availableFrom;
    app.clock.moveTo('2027-01-02T23:59:00Z');
    expect(await shown()).toBe('2027-01-03');
    app.clock.moveTo('2027-01-03T00:00:00Z');
    expect(await shown()).toBeNull();
  });

  it('is none on a card of the search that was stored before it was asked', async () => {
    const ada = await app.make.consultant();
    await save(ada, { title: 'Numbat counter of stock', availableFrom: '2027-02-03' });
    await app.pool.query(
      `update consultant_search set card = (card::jsonb - 'availableFrom' - 'timezone')::json
        where user_id = $1 and to_xid is null`,
      [ada],
    );
    const { items } = await (await app.as(client)).search.findConsultants({ text: 'numbat' });
    expect(items).toMatchObject([{ userId: ada, availableFrom: null }]);
  });
});
