import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type {
  deletionsAged,
  erasuresAged,
} from '#features/administration/deletions/server/jobs.ts';
import type { TestApp } from './app.ts';

/** What tests of people who leave do again and again, in an app that is there by then. */
export const deletionsIn = (app: TestApp) => ({
  passTime: (ms: number): void => app.clock.moveTo(new Date(app.clock.now().getTime() + ms)),

  async run(job: typeof deletionsAged | typeof erasuresAged): Promise<void> {
    await app.services.jobs.enqueue(app.services.db, job, {});
    await app.settle();
  },

  async ask(userId: UserId, email: string) {
    const answer = await (await app.as(userId)).deletions.ask({ email });
    await app.settle();
    return answer;
  },

  subjectsTo: async (to: string): Promise<string[]> =>
    (await listMails(app.db, { to })).map(({ subject }) => subject.replace(' · Direct365', '')),

  async exists(userId: UserId): Promise<boolean> {
    const found = await app.db
      .selectFrom('auth.users')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst();
    return found !== undefined;
  },
});
