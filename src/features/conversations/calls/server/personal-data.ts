import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { leaveCalls } from './commands/leave-calls.ts';
import { listCallsForExport } from './queries/exported-calls.ts';

const two = 'the person who asks, or the other one, who is named as they see them';
const unheard = 'a blocked user does not learn of it';

const calls = personalTable('calls', {
  people: ['client_id', 'consultant_id', 'created_by', 'acted_by', 'linked_by', 'kept_for'],
  given: [
    ...(['thread_id', 'state', 'created_at', 'acted_at', 'times', 'minutes'] as const),
    ...(['starts_at', 'ends_at', 'words', 'meeting_url'] as const),
  ],
  withheld: {
    ...{ client_id: two, consultant_id: two },
    company_id: 'the company they acted for is in a list of its own',
    id: 'names the row for us',
    created_by: 'who wrote the message that goes with it',
    acted_by: 'given as whether it was they themselves',
    linked_by: 'who said where the call takes place',
    revision: 'counts changes',
    sequence: 'counts what calendars were told',
    ...{ is_withheld: unheard, is_link_withheld: unheard, kept_for: unheard },
    kept_url: 'given as where the call takes place, to the one who reads it',
    ...{ client_zone: 'given as their own zone', consultant_zone: 'given as their own zone' },
  },
  afterErasure: 'nameless',
});

const feeds = personalTable('call_feeds', {
  people: ['user_id'],
  given: ['created_at'],
  withheld: { user_id: 'the person who asks', token_hash: 'made of the address' },
  afterErasure: 'deleted',
});

const weeks = personalTable('call_weeks', {
  people: ['consultant_id'],
  given: ['zone', 'hours'],
  withheld: { consultant_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const calendars = personalTable('call_calendars', {
  people: ['consultant_id'],
  given: ['added_at', 'read_at', 'problem', 'failing_since', 'busy'],
  withheld: {
    consultant_id: 'the person who asks',
    sealed_address: 'stored encrypted; your calendar program shows it',
    tried_at: 'when we asked last',
    failure_told_at: 'when we mailed you',
  },
  afterErasure: 'deleted',
});

/**
 * The calls of two people: they stay or go with their conversation. What else is kept of calls goes with its person.
 */
export const callsPersonalData: PersonalData = {
  feature: 'calls',
  tables: [calls, feeds, weeks, calendars],
  impersonal: {},
  lists: [
    {
      name: 'calls',
      says: 'The calls you proposed or were asked for. Of the other person it says the first name with an initial.',
      rows: listCallsForExport,
    },
    listOf(feeds, {
      ...{ name: 'calendar-address', person: 'user_id', key: 'user_id' },
      says: 'When you made the address at which your calendar reads your calls, without the address.',
    }),
    listOf(weeks, {
      ...{ name: 'call-hours', person: 'consultant_id', key: 'consultant_id' },
      says: 'The hours of the week in which you take calls.',
    }),
    listOf(calendars, {
      ...{ name: 'busy-calendar', person: 'consultant_id', key: 'consultant_id' },
      says: 'When your calendar was read, and when you are busy by it, without its address.',
    }),
  ],
  mentions: async (db, userId) => {
    const both = await db
      .selectFrom('calls')
      .select('id')
      .where((eb) => eb.or([eb('client_id', '=', userId), eb('consultant_id', '=', userId)]))
      .execute();
    return both.map(({ id }) => id);
  },
  erase: async (tx, _, { userId, formerId }) => {
    if (formerId) await leaveCalls(tx, { userId, formerId });
  },
};
