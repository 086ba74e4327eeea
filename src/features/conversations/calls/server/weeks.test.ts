import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, takeBackApproval } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

const zone = 'Europe/Berlin';
const at = (weekday: number, from: string, to: string) => ({ weekday, from, to });

describe('the hours in which a consultant takes calls', () => {
  it('are read by anyone who may write to them, in their order, until they are taken away', async () => {
    const consultant = await app.make.consultant();
    const mine = (await app.as(consultant)).callHours;
    const theirs = (await app.as(await app.make.client())).callHours;
    expect(await theirs.get({ personId: consultant })).toEqual({ week: null });
    const saved = await mine.saveOwn({
      zone,
      hours: [at(2, '13:00', '00:00'), at(2, '09:00', '12:30'), at(1, '09:00', '12:00')],
    });
    expect(saved).toEqual({
      week: {
        zone,
        hours: [at(1, '09:00', '12:00'), at(2, '09:00', '12:30'), at(2, '13:00', '00:00')],
      },
    });
    expect(await mine.getOwn()).toEqual(saved);
    expect(await theirs.get({ personId: consultant })).toEqual(saved);
    await mine.saveOwn({ zone: 'Asia/Tokyo', hours: [at(7, '09:00', '12:00')] });
    expect((await theirs.get({ personId: consultant })).week?.zone).toBe('Asia/Tokyo');
    await mine.saveOwn({ zone, hours: [] });
    expect(await theirs.get({ personId: consultant })).toEqual({ week: null });
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['US/Eastern', 'America/New_York'],
  ])('are kept in the zone that %s is a name of, also those kept before', async (name, kept) => {
    const consultant = await app.make.consultant();
    const { callHours } = await app.as(consultant);
    const { week } = await callHours.saveOwn({ zone: name, hours: [at(1, '09:00', '12:00')] });
    expect(week?.zone).toBe(kept);
    await app.db
      .updateTable('call_weeks')
      .set({ zone: name })
      .where('consultant_id', '=', consultant)
      .execute();
    expect((await callHours.getOwn()).week?.zone).toBe(kept);
  });

  it.each([
    ['that overlap', zone, [at(1, '09:00', '12:00'), at(1, '11:00', '13:00')]],
    ['that end before they begin', zone, [at(1, '12:00', '09:00')]],
    ['of no day', zone, [at(8, '09:00', '12:00')]],
    ['of no clock', zone, [at(1, '09:00', '24:00')]],
    ['of no zone', 'Europe/Atlantis', [at(1, '09:00', '12:00')]],
    ['without end', zone, Array.from({ length: 29 }, () => at(1, '09:00', '12:00'))],
  ])('are none %s', async (_, where, hours) => {
    const { callHours } = await app.as(await app.make.consultant());
    await expect(callHours.saveOwn({ zone: where, hours })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('are absent for who may not write to them, unless there is a conversation', async () => {
    const hours = [at(1, '09:00', '12:00')];
    const { client, consultant } = await makeConversation(app);
    await (await app.as(consultant)).callHours.saveOwn({ zone, hours });
    await takeBackApproval(app, consultant);
    const { callHours } = await app.as(await app.make.client());
    await expect(callHours.get({ personId: consultant })).rejects.toMatchObject({
      code: 'PERSON_NOT_FOUND',
    });
    expect(await (await app.as(client)).callHours.get({ personId: consultant })).toEqual({
      week: { zone, hours },
    });
    const other = (await app.as(await app.make.consultant())).callHours;
    await expect(other.get({ personId: client })).rejects.toMatchObject({
      code: 'PERSON_NOT_FOUND',
    });
  });
});
