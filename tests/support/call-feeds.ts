import ICAL from 'ical.js';
import type { UserId } from '#access/user.ts';
import type { TestApp } from './app.ts';

/** Makes the address at which a calendar reads a user's calls; returns its path. */
export async function makeFeedPath(app: TestApp, userId: UserId, replaces = false) {
  const { address } = await (await app.as(userId)).callFeed.make({ replaces });
  return new URL(address).pathname;
}

/** Asks for a feed as a calendar does, with nothing but its address. */
export const askForFeed = async (app: TestApp, path: string): Promise<Response> =>
  app.http.request(path);

/** The events in a feed, as an independent library reads them. */
export async function eventsIn(response: Response) {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      summary: event.summary,
      location: event.location,
      startsAt: event.startDate.toJSDate().toISOString(),
      endsAt: event.endDate.toJSDate().toISOString(),
      attendees: component.getAllProperties('attendee').length,
    };
  });
}
