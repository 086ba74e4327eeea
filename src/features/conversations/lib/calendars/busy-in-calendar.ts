import ICAL from 'ical.js';
import { z } from 'zod';
import type { SandboxedModule } from '#lib/sandboxed/run-sandboxed.ts';
import { instantsOf, type ToInstant, wallOf } from './calendar-zones.ts';

/** When the owner of a calendar is busy: beginning and end, in milliseconds. */
export type BusyTime = readonly [from: number, to: number];

/** What is read of a calendar. */
export interface Wanted {
  /** From when until when, in milliseconds. */
  from: number;
  to: number;
  /** On whose clock whole days, and times without a zone, are read. */
  zone: string;
  /** Events with ids of this host are calls of ours: they move, and are known without the calendar. */
  ownHost: string;
}

export const calendarRefusals = ['not-a-calendar', 'too-much'] as const;
export type CalendarRefusal = (typeof calendarRefusals)[number];

/** Repetitions of one event, and of all, that are counted before a calendar is given up. */
const mostOfOne = 50_000;
const mostOfAll = 300_000;
/** Of a window of 60 days; half an hour each would be 2,880. */
const mostBusyTimes = 3_000;
const dayMs = 24 * 60 * 60 * 1000;
// No clock is further from UTC than 14 hours.
const farthestMs = 14 * 60 * 60 * 1000;

class TooMuch extends Error {}

/**
 * When the owner of this calendar is busy, and nothing else of it: the times of events that are neither cancelled nor
 * marked as free. Only for a process that is made for it: a calendar may cost it all that it has.
 */
export function busyInCalendar(
  text: string,
  wanted: Wanted,
): { busy: BusyTime[] } | { refused: CalendarRefusal } {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text));
  } catch {
    return { refused: 'not-a-calendar' };
  }
  if (calendar.name !== 'vcalendar') return { refused: 'not-a-calendar' };
  try {
    const busy = merged(readEvents(calendar, wanted));
    return busy.length > mostBusyTimes ? { refused: 'too-much' } : { busy };
  } catch (error) {
    if (error instanceof TooMuch) return { refused: 'too-much' };
    throw error;
  }
}

function readEvents(calendar: ICAL.Component, wanted: Wanted): BusyTime[] {
  const toInstant = instantsOf(calendar, wanted.zone);
  const events = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = attempt(() => readEvent(component, toInstant));
    return event && !event.uid.endsWith(`@${wanted.ownHost}`) ? [event] : [];
  });
  // What an exception replaces, whether it is busy itself or not.
  const replaced = new Set(
    events.flatMap(({ uid, replaces }) => (replaces === null ? [] : [`${replaces} ${uid}`])),
  );
  const budget = { left: mostOfAll };
  return events
    .filter(({ isFree }) => !isFree)
    .flatMap((event) =>
      (attempt(() => startsOf(event, toInstant, wanted, budget)) ?? [])
        .filter(
          (start) => event.replaces !== null || !replaced.has(`${start.instant} ${event.uid}`),
        )
        .map(({ instant, wall }): BusyTime => [instant, event.endOf(instant, wall)]),
    )
    .filter(([from, to]) => from < to && to > wanted.from && from < wanted.to)
    .map(([from, to]) => [Math.max(from, wanted.from), Math.min(to, wanted.to)]);
}

/** An event that cannot be read is left out; the others count. */
function attempt<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return null;
  }
}

interface Start {
  instant: number;
  wall: number;
}

interface CalendarEvent {
  component: ICAL.Component;
  uid: string;
  isFree: boolean;
  start: ICAL.Time;
  zone: string | null;
  /** At most, in milliseconds. */
  lengthMs: number;
  /** The beginning of the repetition that it takes the place of. */
  replaces: number | null;
  endOf: (instant: number, wall: number) => number;
}

/** The value of a date property, and the zone that it names. */
function timeIn(component: ICAL.Component, name: string) {
  const property = component.getFirstProperty(name);
  return property ? timesIn(property)[0] : undefined;
}

function timesIn(property: ICAL.Property): { time: ICAL.Time; zone: string | null }[] {
  const name = property.getFirstParameter('tzid');
  return property.getValues().flatMap((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    if (!(time instanceof ICAL.Time)) return [];
    return [{ time, zone: time.zone === ICAL.Timezone.utcTimezone ? 'UTC' : name || null }];
  });
}

function readEvent(component: ICAL.Component, toInstant: ToInstant): CalendarEvent | null {
  const said = timeIn(component, 'dtstart');
  if (!said) return null;
  const { time: start, zone } = said;
  const words = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  const wall = wallOf(start);
  const end = timeIn(component, 'dtend');
  const duration = component.getFirstPropertyValue('duration');
  const replaced = timeIn(component, 'recurrence-id');
  let lengthMs = start.isDate ? dayMs : 0;
  if (end && start.isDate) lengthMs = wallOf(end.time) - wall;
  else if (end) lengthMs = toInstant(wallOf(end.time), end.zone) - toInstant(wall, zone);
  else if (duration instanceof ICAL.Duration) lengthMs = duration.toSeconds() * 1000;
  return {
    ...{ component, start, zone, lengthMs },
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
    isFree:
      words('status') === 'CANCELLED' ||
      words('transp') === 'TRANSPARENT' ||
      words('x-microsoft-cdo-busystatus') === 'FREE',
    replaces: replaced ? toInstant(wallOf(replaced.time), replaced.zone) : null,
    // Whole days end at midnight, also where a day has 23 or 25 hours.
    endOf: (instant, wallStart) =>
      start.isDate ? toInstant(wallStart + lengthMs, zone) : instant + lengthMs,
  };
}

/** When an event begins, once or again and again, as far as it may matter. */
function startsOf(
  event: CalendarEvent,
  toInstant: ToInstant,
  { from, to }: Wanted,
  budget: { left: number },
): Start[] {
  const { component, zone } = event;
  const starts = new Map<number, Start>();
  const add = (wall: number, named: string | null) => {
    if (wall + event.lengthMs < from - farthestMs || wall > to + farthestMs) return;
    const instant = toInstant(wall, named);
    starts.set(instant, { instant, wall });
  };
  add(wallOf(event.start), zone);
  if (event.replaces !== null) return [...starts.values()];
  for (const property of component.getAllProperties('rdate')) {
    for (const { time, zone: named } of timesIn(property)) add(wallOf(time), named ?? zone);
  }
  for (const rule of component.getAllProperties('rrule')) {
    const recur = rule.getFirstValue();
    if (recur instanceof ICAL.Recur) {
      for (const wall of wallsOf(recur, event, toInstant, to, budget)) add(wall, zone);
    }
  }
  for (const property of component.getAllProperties('exdate')) {
    for (const taken of timesIn(property)) takeOut(starts, event, taken, toInstant);
  }
  return [...starts.values()];
}

/** Takes a beginning out; of a day without a time, all of that day. */
function takeOut(
  starts: Map<number, Start>,
  event: CalendarEvent,
  { time, zone }: { time: ICAL.Time; zone: string | null },
  toInstant: ToInstant,
): void {
  const from = toInstant(wallOf(time), zone ?? event.zone);
  const until = time.isDate && !event.start.isDate ? from + dayMs : from + 1;
  for (const instant of starts.keys()) {
    if (from <= instant && instant < until) starts.delete(instant);
  }
}

/** What the clock shows at each repetition, up to the end of what is wanted. */
function* wallsOf(
  recur: ICAL.Recur,
  { start, zone }: CalendarEvent,
  toInstant: ToInstant,
  to: number,
  budget: { left: number },
): Generator<number> {
  const rule = recur.clone();
  const until = rule.until ?? null;
  // The library would compare a time of UTC with what the clock shows.
  rule.until = null;
  let last = Number.POSITIVE_INFINITY;
  if (until?.isDate) last = toInstant(wallOf(until), zone) + dayMs - 1;
  else if (until) {
    const isUtc = until.zone === ICAL.Timezone.utcTimezone;
    last = toInstant(wallOf(until), isUtc ? 'UTC' : zone);
  }
  const floating = ICAL.Time.fromJSDate(new Date(wallOf(start)), true);
  floating.zone = ICAL.Timezone.localTimezone;
  floating.isDate = start.isDate;
  const repetitions = rule.iterator(floating);
  for (let count = 0; ; count += 1) {
    const next = repetitions.next();
    if (!next) return;
    budget.left -= 1;
    if (count > mostOfOne || budget.left < 0) throw new TooMuch();
    const wall = wallOf(next);
    if (wall > to + farthestMs) return;
    if (wall > last - farthestMs && toInstant(wall, zone) > last) return;
    yield wall;
  }
}

/** The same times in their order, with those that touch as one. */
function merged(times: readonly BusyTime[]): BusyTime[] {
  const all: [number, number][] = [];
  for (const [from, to] of times.toSorted(([one], [other]) => one - other)) {
    const before = all.at(-1);
    if (before && from <= before[1]) before[1] = Math.max(before[1], to);
    else all.push([from, to]);
  }
  return all;
}

const settingsSchema = z.object({
  from: z.coerce.number(),
  to: z.coerce.number(),
  zone: z.string(),
  ownHost: z.string(),
});

/** The same, for `runSandboxed`. */
export const sandboxedWork: SandboxedModule['sandboxedWork'] = async (file, settings) =>
  busyInCalendar(new TextDecoder().decode(file), settingsSchema.parse(settings));
