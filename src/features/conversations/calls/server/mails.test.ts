import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Call } from '#features/conversations/calls/contract/call-views.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import type { MailMessage } from '#lib/mail/mail-message.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { hoursAhead, makeFixedCall, offer, pick, propose } from '#tests/support/calls.ts';
import { suspend } from '#tests/support/conversation.ts';
import { runJob } from '#tests/support/run-job.ts';
import { remindersBefore } from '../rules/limits.ts';
import { calendarChanged, callNears } from './jobs.ts';

const sent: MailMessage[] = [];
const app = await sharedTestApp({
  mailTransport: {
    deliver: async (message) => {
      sent.push(message);
    },
    close: () => undefined,
  },
});

/** The mails that have been sent since the last time, by whom they went to. */
async function newMails(): Promise<MailMessage[]> {
  await app.settle();
  return sent.splice(0).sort((one, other) => one.to.name.localeCompare(other.to.name));
}

const seen = ({ id, revision }: Call) => ({ callId: id, revision });

/** What a calendar reads in a mail. */
function entryOf(mail: MailMessage | undefined) {
  if (!mail?.calendar) throw new Error('The mail says nothing to calendars.');
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar.content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event.');
  const event = new ICAL.Event(component);
  expect(calendar.getFirstPropertyValue('method')).toBe(mail.calendar.method);
  return {
    method: mail.calendar.method,
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    attendees: component.getAllProperties('attendee').map((each) => each.getFirstValue()),
    location: event.location,
  };
}

describe('calendars', () => {
  it('of both take a call in, move it and let go of it, under one name', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const first = await newMails();
    expect(first.map(({ to, subject }) => [to.name, subject])).toEqual([
      ['Ada Lovelace', expect.stringMatching(/^Call with Grace H\., .*\(New York, GMT-[45]\)$/)],
      ['Grace Hopper', expect.stringMatching(/^Call with Ada L\., .*\(Berlin, GMT\+[12]\)$/)],
    ]);
    const fixed = first.map(entryOf);
    expect(fixed).toMatchObject(
      first.map(({ to }) => ({
        ...{ method: 'REQUEST', sequence: 0, startsAt: call.startsAt },
        // Neither learns the address of the other one.
        attendees: [`mailto:${to.address}`],
      })),
    );
    expect(JSON.stringify(first[0])).not.toContain('Hopper');
    expect(JSON.stringify(first[1])).not.toContain('Lovelace"');

    const to = hoursAhead(app, 100);
    const { calls } = await app.as(client);
    const asked = await calls.offerTimes({ ...seen(call), ...offer(to) });
    const [notified, ...noOne] = await newMails();
    expect(noOne).toEqual([]);
    expect(notified).toMatchObject({ subject: 'Grace H. would like to move your call' });
    expect(notified?.calendar).toBeUndefined();

    const moved = await pick(app, consultant, asked);
    const onMove = await newMails();
    expect(onMove.map(entryOf)).toMatchObject([
      { method: 'REQUEST', sequence: 1, startsAt: to },
      { method: 'REQUEST', sequence: 1, startsAt: to },
    ]);
    const linked = await calls.setLink({ ...seen(moved), meetingUrl: 'https://zoom.us/j/1' });
    const later = await newMails();
    expect(later.map(entryOf)).toMatchObject([
      { method: 'REQUEST', sequence: 2, startsAt: to, location: 'https://zoom.us/j/1' },
      { method: 'REQUEST', sequence: 2, startsAt: to, location: 'https://zoom.us/j/1' },
    ]);
    // Anyone who works late tells nothing that is not so any more.
    await runJob(app, calendarChanged, {
      data: { callId: call.id, sequence: 1, change: 'moved' },
    });
    expect(await newMails()).toEqual([]);

    await calls.cancel({ ...seen(linked), words: 'We have found a user.' });
    const last = await newMails();
    expect(last.map(entryOf)).toMatchObject([
      { method: 'CANCEL', sequence: 3 },
      { method: 'CANCEL', sequence: 3 },
    ]);
    expect(last[0]?.text).toContain('We have found a user.');
    const names = [
      ...fixed,
      ...onMove.map(entryOf),
      ...later.map(entryOf),
      ...last.map(entryOf),
    ].map(({ uid }) => uid);
    expect(new Set(names)).toEqual(
      new Set([`${call.id}@${new URL(app.services.publicUrl).hostname}`]),
    );
  });

  it('are told once, however often the job runs', async () => {
    const { call } = await makeFixedCall(app);
    expect(await newMails()).toHaveLength(2);
    const data = { callId: call.id, sequence: 0, change: 'fixed' };
    await runJob(app, calendarChanged, { data });
    expect(await newMails()).toEqual([]);
  });
});

describe('times that are declined', () => {
  it('are told to who proposed them, with the reason', async () => {
    const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const call = await propose(app, client, consultant);
    await newMails();
    await (await app.as(consultant)).calls.decline({ ...seen(call), words: 'A fair.' });
    const mails = await newMails();
    expect(mails).toMatchObject([
      {
        to: { name: 'Grace Hopper' },
        subject: 'Ada L. cannot make the times you proposed',
        text: expect.stringContaining('A fair.'),
      },
    ]);
  });
});

describe('reminders', () => {
  const remind = (call: Call, before: 'day' | 'quarter', startsAt = call.startsAt) =>
    runJob(app, callNears, { data: { callId: call.id, startsAt, before } });

  it('wait for a day and a quarter of an hour before, as long as these lie ahead', async () => {
    const dueOf = async (callId: string) => {
      const { rows } = await app.pool.query<{ before: string; at: Date }>(
        "select data ->> 'before' as before, start_after as at from jobs.job where name = 'call-nears' and data ->> 'callId' = $1 order by start_after",
        [callId],
      );
      return rows;
    };
    const { call } = await makeFixedCall(app);
    const start = new Date(call.startsAt ?? '').getTime();
    expect(await dueOf(call.id)).toEqual([
      { before: 'day', at: new Date(start - remindersBefore.day) },
      { before: 'quarter', at: new Date(start - remindersBefore.quarter) },
    ]);
    const soon = await makeFixedCall(app, hoursAhead(app, 3));
    expect((await dueOf(soon.call.id)).map(({ before }) => before)).toEqual(['quarter']);
  });

  it('reach both, once', async () => {
    const { call } = await makeFixedCall(app);
    await newMails();
    await remind(call, 'day');
    await remind(call, 'day');
    const mails = await newMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your call with Grace H\.: /),
      expect.stringMatching(/^Your call with Ada L\.: /),
    ]);
    await remind(call, 'quarter');
    expect(await newMails()).toHaveLength(2);
  });

  it('are none of a time that is not the call’s any more', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const { calls } = await app.as(client);
    const asked = await calls.offerTimes({ ...seen(call), ...offer(hoursAhead(app, 100)) });
    const moved = await pick(app, consultant, asked);
    await newMails();
    await remind(call, 'day');
    expect(await newMails()).toEqual([]);
    await calls.cancel(seen(moved));
    await newMails();
    await remind(moved, 'day');
    expect(await newMails()).toEqual([]);
  });

  it('are none once it has begun, or where one of the two is not there any more', async () => {
    const { consultant, call } = await makeFixedCall(app);
    await newMails();
    const now = app.clock.now();
    app.clock.moveTo(new Date(new Date(call.startsAt ?? '').getTime() - remindersBefore.quarter));
    await remind(call, 'day');
    expect(await newMails()).toEqual([]);
    app.clock.moveTo(call.startsAt ?? now);
    await remind(call, 'quarter');
    expect(await newMails()).toEqual([]);
    app.clock.moveTo(now);
    await suspend(app, consultant);
    await remind(call, 'day');
    expect(await newMails()).toEqual([]);
  });
});

describe('the choice of mails', () => {
  /** A fixed call, of which the consultant has ended mails of this topic by the one click of its last mail. */
  async function makeChosen(topic: 'calls' | 'call-reminders') {
    const made = await makeFixedCall(app);
    await newMails();
    const key = preferenceKey(app.services, made.consultant);
    const response = await app.http.request(`/mail-preferences/${key}?topic=${topic}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    return made;
  }
  const remind = (call: Call) =>
    runJob(app, callNears, { data: { callId: call.id, startsAt: call.startsAt, before: 'day' } });
  const topicIn = ({ headers }: MailMessage) =>
    /topic=([\w-]+)/.exec(headers['List-Unsubscribe'] ?? '')?.[1];

  it('ends proposed times alone: what calendars read comes, and so do reminders', async () => {
    const { client, consultant, call } = await makeChosen('calls');
    const { calls } = await app.as(client);
    const asked = await calls.offerTimes({ ...seen(call), ...offer(hoursAhead(app, 100)) });
    expect(await newMails()).toEqual([]);
    const moved = await pick(app, consultant, asked);
    expect((await newMails()).map(topicIn)).toEqual([undefined, undefined]);
    await remind(moved);
    expect((await newMails()).map(topicIn)).toEqual(['call-reminders', 'call-reminders']);
  });

  it('ends reminders alone, of one person', async () => {
    const { client, call } = await makeChosen('call-reminders');
    await remind(call);
    expect((await newMails()).map(({ to }) => to.name)).toEqual(['Grace Hopper']);
    const { calls } = await app.as(client);
    await calls.offerTimes({ ...seen(call), ...offer(hoursAhead(app, 100)) });
    expect((await newMails()).map(topicIn)).toEqual(['calls']);
  });

  it('leaves a reminder out of what waits for the end of quiet hours', async () => {
    const { consultant, call } = await makeFixedCall(app);
    await newMails();
    const hour = app.clock.now().getUTCHours();
    const quiet = { from: hour, until: (hour + 2) % 24 };
    const key = preferenceKey(app.services, consultant);
    await (await app.as()).mailPreferences.chooseTimes({ key, zone: 'UTC', quiet });
    const waiting = async () => {
      const { rows } = await app.pool.query<{ waits: boolean }>(
        `select start_after > created_on as waits from jobs.job
          where name = 'mail-requested' and data ->> 'mail' = 'call-nears' and state = 'created'`,
      );
      return rows.map(({ waits }) => waits);
    };
    await remind(call);
    expect(await waiting()).not.toContain(true);
    expect(await newMails()).toHaveLength(2);
  });
});
