import { type ExampleInputs, fixed, none } from './example-inputs.ts';
import { person } from './message-inputs.ts';

/** What is asked of the address at which calendars read calls, and of the hours in which consultants take them. */
export const calendarInputs: ExampleInputs = {
  'callFeed.get': none,
  'callFeed.make': fixed({ replaces: true }),
  'callFeed.end': none,
  'callHours.getOwn': none,
  'callHours.saveOwn': fixed({
    zone: 'Europe/Berlin',
    hours: [{ weekday: 1, from: '09:00', to: '12:00' }],
  }),
  'callHours.get': person(),
  'callCalendar.get': none,
  'callCalendar.save': fixed({ address: 'https://calendar.example/basic.ics' }),
  'callCalendar.remove': none,
};
