import { expect, it } from 'vitest';
import { endOfDayAgo } from '#lib/calendar-days.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();
const client = await app.make.client();

it('the figures of a consultant count what was sent, answered and won in each period', async () => {
  const consultant = await app.make.consultant();
  const now = app.clock.now();
  /** The first moment of the day so many days ago. */
  const ago = (days: number) => endOfDayAgo(now, days + 1);
  const before = (moment: Date) => new Date(moment.getTime() - 1);

  async function apply(
    sentAt: Date,
    change: {
      status?: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
      decided_at?: Date;
      ended_by_silence?: boolean;
      first_offered_at?: Date;
      undone_at?: Date;
    } = {},
    by = consultant,
  ): Promise<void> {
    const { status = 'pending', ...columns } = change;
    const project = await app.make.project(client);
    const id = await app.make.application(project, by, { status, createdAt: sentAt });
    await app.db
      .updateTable('applications')
      .set({ decided_at: null, ...columns })
      .where('id', '=', id)
      .execute();
  }

  await apply(before(ago(89)));
  await apply(ago(89));
  await apply(before(ago(29)), { status: 'rejected', decided_at: before(ago(29)) });
  await apply(ago(29), { status: 'withdrawn' });
  await apply(ago(40), { status: 'accepted', decided_at: ago(29) });
  await apply(ago(20), { status: 'rejected', decided_at: ago(1), ended_by_silence: true });
  await apply(ago(20), { status: 'rejected', decided_at: ago(10), undone_at: ago(5) });
  await apply(ago(20), { first_offered_at: ago(3) });
  await apply(ago(95), { status: 'accepted', decided_at: ago(10), first_offered_at: ago(90) });
  await apply(ago(1), { status: 'accepted', decided_at: ago(1) }, await app.make.consultant());

  const { periods } = await (await app.as(consultant)).applications.getOwnFigures();
  expect(periods).toMatchObject([
    { days: 30, applicationsSent: 4, answersReceived: 3, wins: 2 },
    { days: 90, applicationsSent: 7, answersReceived: 4, wins: 2 },
  ]);
});
