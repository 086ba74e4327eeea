import ICAL from 'ical.js';
import { afterAll, expect, it } from 'vitest';
import { type ReceivedMail, smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { smtpTransport } from '#lib/mail/smtp-transport.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeFixedCall } from '#tests/support/calls.ts';

const server = await smtpServerFixture();
afterAll(() => server.close());
const from = { name: 'Direct365', address: 'hello@direct365.example' };
const app = await sharedTestApp({ mailTransport: smtpTransport({ url: server.url, from }) });

/** What has arrived since the last time for calendars, by whom it went to. */
async function newEntries() {
  await app.settle();
  return server.received
    .splice(0)
    .filter(({ raw }) => raw.includes('text/calendar'))
    .map((mail) => ({ to: mail.email.to?.[0]?.name, ...entryIn(mail) }))
    .sort((one, other) => (one.to ?? '').localeCompare(other.to ?? ''));
}

/** The part of a mail that calendars act upon, and the same as a file: both as they came over the line. */
function entryIn({ raw, email }: ReceivedMail) {
  const types = [...raw.matchAll(/^content-type: text\/calendar;(.*(?:\r\n\s.*)*)/gim)].map(
    ([, rest = '']) => /method=(\w+)/.exec(rest)?.[1],
  );
  const texts = email.attachments
    .filter(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics')
    .map(({ content }) =>
      typeof content === 'string' ? content : new TextDecoder().decode(content),
    );
  const [text = ''] = texts;
  expect(texts).toEqual([text, text]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(types).toEqual([calendar.getFirstPropertyValue('method')]);
  return {
    method: types[0],
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
  };
}

it('calendars read a call and its end in mails that came over SMTP', async () => {
  const { client, call } = await makeFixedCall(app);
  const uid = `${call.id}@${new URL(app.services.publicUrl).hostname}`;
  const entry = { uid, startsAt: call.startsAt };
  expect(await newEntries()).toEqual([
    { to: 'Ada Lovelace', method: 'REQUEST', sequence: 0, ...entry },
    { to: 'Grace Hopper', method: 'REQUEST', sequence: 0, ...entry },
  ]);
  const { calls } = await app.as(client);
  await calls.cancel({ callId: call.id, revision: call.revision });
  expect(await newEntries()).toEqual([
    { to: 'Ada Lovelace', method: 'CANCEL', sequence: 1, ...entry },
    { to: 'Grace Hopper', method: 'CANCEL', sequence: 1, ...entry },
  ]);
});
