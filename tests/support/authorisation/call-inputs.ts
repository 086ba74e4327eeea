import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';
import { makeThread, person } from './message-inputs.ts';

const dayMs = 24 * 60 * 60 * 1000;

const offer = (now: Date) => ({
  startsAt: [new Date(now.getTime() + 3 * dayMs).toISOString()],
  minutes: 30,
  zone: 'Europe/Berlin',
});

/**
 * A call of this person, or of another one, with proposed times; inserted directly, by the side that could do this with
 * it.
 */
const call =
  (by: 'self' | 'other', more: (now: Date) => Record<string, unknown> = () => ({})): MakeInput =>
  async (app, rowKind, self) => {
    const now = app.clock.now();
    const seen = { revision: 1, ...more(now) };
    if (rowKind === 'absent') return { callId: absentId, ...seen };
    const { threadId, selfId, otherId } = await makeThread(app, rowKind, self);
    const { client_id, consultant_id } = await app.db
      .selectFrom('threads')
      .select(['client_id', 'consultant_id'])
      .where('id', '=', threadId)
      .executeTakeFirstOrThrow();
    const { id } = await app.db
      .insertInto('calls')
      .values({
        id: crypto.randomUUID(),
        ...{ thread_id: threadId, client_id, consultant_id, minutes: 30 },
        ...{ created_by: otherId, created_at: now, acted_at: now },
        acted_by: by === 'self' ? selfId : otherId,
        times: offer(now).startsAt.map((time) => new Date(time)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { callId: id, ...seen };
  };

/** What is asked of calls. */
export const callInputs: ExampleInputs = {
  'calls.propose': async (app, rowKind, self) => ({
    ...(await person()(app, rowKind, self)),
    ...{ callId: crypto.randomUUID(), text: 'Shall we talk?' },
    ...offer(app.clock.now()),
  }),
  'calls.listOpen': none,
  'calls.listPast': none,
  'calls.offerTimes': call('other', offer),
  'calls.pick': call('other', (now) => ({
    startsAt: offer(now).startsAt[0],
    zone: 'Europe/Berlin',
  })),
  'calls.decline': call('other'),
  'calls.cancel': call('self'),
  'calls.setLink': call('other', () => ({ meetingUrl: 'https://zoom.us/j/1' })),
};
