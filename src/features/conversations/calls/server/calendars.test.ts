import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { CalendarUnread } from '#features/conversations/lib/calendars/calendar-source.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, offer, propose } from '#tests/support/calls.ts';
import { readDueCalendars } from './commands/read-calendars.ts';
import { callCalendarsDue } from './jobs.ts';

const address = 'https://calendar.example/secret/basic.ics';
const dayMs = 24 * 60 * 60 * 1000;

let file: string | CalendarUnread;
const asked: string[] = [];
const app = await sharedTestApp({
  calendars: {
    fetch: async (named) => {
      asked.push(named);
      if (typeof file !== 'string') throw file;
      return new TextEncoder().encode(file);
    },
  },
});
beforeEach(() => {
  asked.length = 0;
  file = calendarOf();
});

const basic = (time: string) => time.replaceAll(/[-:]|\.\d{3}/g, '');
/** A calendar with an hour that begins at each of these times. */
const calendarOf = (...times: string[]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
    ...times.flatMap((time, at) => [
      ...['BEGIN:VEVENT', `UID:${at}@calendar.example`, 'SUMMARY:Dentist, confidential'],
      ...[`DTSTART:${basic(time)}`, 'DURATION:PT1H', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

/** A consultant whose calendar was read, with an hour that begins at each of these times. */
async function makeBusy(...times: string[]): Promise<UserId> {
  const consultant = await app.make.consultant();
  file = calendarOf(...times);
  await (await app.as(consultant)).callCalendar.save({ address });
  await app.settle();
  return consultant;
}
const calendarOfConsultant = async (consultant: UserId) =>
  (await (await app.as(consultant)).callCalendar.get()).calendar;
/** Lets so much time pass, and has calendars read that are due then. */
async function pass(ms: number): Promise<void> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
  await app.services.jobs.enqueue(app.db, callCalendarsDue, {});
  await app.settle();
}

describe('the calendar of a consultant', () => {
  it('is read for when they are busy, and nothing else of it is stored', async () => {
    const time = hoursAhead(app, 30);
    const consultant = await makeBusy(time);
    const to = new Date(Date.parse(time) + 60 * 60 * 1000).toISOString();
    expect(await calendarOfConsultant(consultant)).toMatchObject({
      ...{ readAt: app.clock.now().toISOString(), problem: null, busy: [{ from: time, to }] },
    });
    expect(asked).toEqual([address]);
    const row = await app.db
      .selectFrom('call_calendars')
      .selectAll()
      .where('consultant_id', '=', consultant)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Dentist|calendar\.example|secret/);
  });

  it('is read every half an hour, and no sooner', async () => {
    const consultant = await makeBusy(hoursAhead(app, 30));
    file = calendarOf();
    await pass(29 * 60_000);
    expect((await calendarOfConsultant(consultant))?.busy).toHaveLength(1);
    await pass(60_000);
    expect((await calendarOfConsultant(consultant))?.busy).toEqual([]);
  });

  it('may be none, too much or gone; what was read before stays until it is old', async () => {
    const time = hoursAhead(app, 60);
    const consultant = await makeBusy(time);
    file = '<html>';
    await pass(30 * 60_000);
    const failed = await calendarOfConsultant(consultant);
    expect(failed).toMatchObject({ problem: 'not-a-calendar', busy: [{ from: time }] });
    file = calendarOf(time).replace(
      'DURATION:PT1H',
      'DURATION:PT1S\r\nRRULE:FREQ=SECONDLY;COUNT=999999999',
    );
    await pass(30 * 60_000);
    expect((await calendarOfConsultant(consultant))?.problem).toBe('too-much');
    file = new CalendarUnread('refused');
    await pass(30 * 60_000);
    expect(await calendarOfConsultant(consultant)).toMatchObject({
      ...{ problem: 'refused', failingSince: failed?.failingSince },
    });
    const client = await app.make.client();
    const refused = { code: 'NOT_FREE' };
    await expect(propose(app, client, consultant, [time])).rejects.toMatchObject(refused);
    await pass(dayMs);
    expect(await propose(app, client, consultant, [time])).toMatchObject({ times: [time] });
  });

  it('that cannot be read for a week is told of by one mail', async () => {
    const consultant = await makeBusy();
    file = new CalendarUnread('unreachable');
    await pass(30 * 60_000);
    const mails = async () => {
      const { email } = await app.db
        .selectFrom('auth.users')
        .select('email')
        .where('id', '=', consultant)
        .executeTakeFirstOrThrow();
      const { rows } = await app.pool.query(
        "select subject from development_mailbox where to_address = $1 and subject like '%calendar%'",
        [email],
      );
      return rows.length;
    };
    await pass(7 * dayMs - 60_000);
    expect(await mails()).toBe(0);
    await pass(30 * 60_000);
    expect(await mails()).toBe(1);
    await pass(7 * dayMs);
    expect(await mails()).toBe(1);
  });

  it('is removed with what was read of it', async () => {
    const time = hoursAhead(app, 30);
    const consultant = await makeBusy(time);
    const { callCalendar } = await app.as(consultant);
    expect(await callCalendar.remove()).toEqual({ calendar: null });
    expect(await callCalendar.remove()).toEqual({ calendar: null });
    await propose(app, await app.make.client(), consultant, [time]);
  });

  it('that is replaced while it is read keeps nothing of the one before', async () => {
    const consultant = await app.make.consultant();
    const { callCalendar } = await app.as(consultant);
    file = calendarOf(hoursAhead(app, 30));
    await callCalendar.save({ address });
    const slow = {
      fetch: async () => {
        const { sealed_address } = await app.db
          .selectFrom('call_calendars')
          .select('sealed_address')
          .where('consultant_id', '=', consultant)
          .executeTakeFirstOrThrow();
        const other = `${sealed_address}x`;
        await app.db
          .updateTable('call_calendars')
          .set({ sealed_address: other })
          .where('consultant_id', '=', consultant)
          .execute();
        return new TextEncoder().encode(calendarOf(hoursAhead(app, 30)));
      },
    };
    await app.db
      .updateTable('call_calendars')
      .set({ tried_at: null, read_at: null, busy: '{}' })
      .where('consultant_id', '=', consultant)
      .execute();
    await readDueCalendars({ ...app.services, calendars: slow }, new AbortController().signal);
    expect(await calendarOfConsultant(consultant)).toMatchObject({ readAt: null, busy: [] });
  });
});

describe('a time for a call', () => {
  it('at which the consultant is busy is refused to a client, who reads no more than which', async () => {
    const [busy, free] = [hoursAhead(app, 30), hoursAhead(app, 40)];
    const consultant = await makeBusy(busy);
    const client = await app.make.client();
    await expect(propose(app, client, consultant, [busy, free])).rejects.toMatchObject({
      ...{ code: 'NOT_FREE', status: 409, data: { times: [busy] } },
    });
    const { threads } = await app.as(client);
    expect((await threads.list({})).items).toEqual([]);
    const call = await propose(app, client, consultant, [free]);
    const half = new Date(Date.parse(busy) - 30 * 60_000).toISOString();
    const { calls } = await app.as(client);
    const others = { callId: call.id, revision: 1 };
    await expect(calls.offerTimes({ ...others, ...offer(half) })).rejects.toMatchObject({
      ...{ code: 'NOT_FREE', data: { times: [half] } },
    });
    const before = new Date(Date.parse(busy) - 60 * 60_000).toISOString();
    expect(await calls.offerTimes({ ...others, ...offer(before) })).toMatchObject({
      times: [before],
    });
  });

  it('can be proposed by the consultant, whatever their calendar says', async () => {
    const busy = hoursAhead(app, 30);
    const consultant = await makeBusy(busy);
    const client = await app.make.client();
    const call = await propose(app, client, consultant, [hoursAhead(app, 40)]);
    const { calls } = await app.as(consultant);
    expect(await calls.offerTimes({ callId: call.id, revision: 1, ...offer(busy) })).toMatchObject({
      times: [busy],
    });
  });

  it('tells nothing of the calendar to those who may not write, or were blocked', async () => {
    const busy = hoursAhead(app, 30);
    const consultant = await makeBusy(busy);
    const waiting = await app.make.client({ approved: false });
    await expect(propose(app, waiting, consultant, [busy])).rejects.not.toMatchObject({
      code: 'NOT_FREE',
    });
    const client = await app.make.client();
    const call = await propose(app, client, consultant, [hoursAhead(app, 40)]);
    const { threads } = await app.as(consultant);
    await threads.block({ threadId: call.threadId });
    expect(await propose(app, client, consultant, [busy])).toMatchObject({ times: [busy] });
  });
});
