import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { userIdSchema } from '#access/user.ts';
import { storedZone, zoneSchema } from '#lib/time-zones.ts';
import { hoursAtMost, hoursProblem, timePattern } from '../rules/call-hours.ts';

const timeSchema = z.string().max(5).regex(timePattern, 'Please enter a time such as 09:30');
const hoursSchema = z.strictObject({
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  from: timeSchema,
  /** `00:00` is the end of the day. */
  to: timeSchema,
});
export const weekHoursSchema = z.array(hoursSchema).max(hoursAtMost);

/** When a user takes calls, week by week, on their clock. */
const weekSchema = z.object({ zone: storedZone(), hours: z.array(hoursSchema) });
/** Null where they have not said. */
const weekAnswer = z.object({ week: weekSchema.nullable() });

/** The weekly hours in which consultants take calls. Times beside them can be proposed all the same. */
export const callHoursContract = {
  getOwn: operation({
    method: 'GET',
    path: '/me/call-hours',
    access: 'consultant',
    neverLookedAt: true,
    summary: 'The weekly hours in which the caller takes calls',
  }).output(weekAnswer),

  saveOwn: operation({
    method: 'PUT',
    path: '/me/call-hours',
    access: 'consultant',
    summary: 'Say in which hours of the week one takes calls; none says nothing',
  })
    .input(
      z.strictObject({
        zone: zoneSchema,
        hours: weekHoursSchema.refine(
          (hours) => hours.every((_, at) => hoursProblem(hours, at) === null),
          'Please enter hours that end after they begin, and do not overlap',
        ),
      }),
    )
    .output(weekAnswer),

  get: operation({
    method: 'GET',
    path: '/call-hours/{personId}',
    access: 'correspondent',
    neverLookedAt: true,
    summary: 'The weekly hours in which a user takes calls to whom one may write',
  })
    .input(z.strictObject({ personId: userIdSchema }))
    .output(weekAnswer)
    .errors({ PERSON_NOT_FOUND: { status: 404, message: 'You cannot write to this person.' } }),
};
