import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { toWeekId, type WeekId } from '#features/agreements/time-sheets/ids.ts';
import { mondayOf } from '#features/agreements/time-sheets/rules/weeks.ts';
import type { TestApp } from './app.ts';
import { type DealInProgress, makeDealInProgress } from './completed-deal.ts';

export const dayMs = 86_400_000;

export const codesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : String(result.reason.code)));

/** What tests do with time sheets, in the app that is there by then. */
export function timeSheetsIn(app: TestApp) {
  const pass = (ms: number) =>
    app.clock.moveTo(new Date(app.clock.now().getTime() + ms).toISOString());
  const dayIn = (days: number) =>
    new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const monday = () => mondayOf(dayIn(0));
  const sheetsOf = async (userId: UserId) => (await app.as(userId)).timeSheets;
  const emailOf = async (userId: UserId) =>
    (
      await app.db
        .selectFrom('auth.users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).email;
  const subjectsTo = async (userId: UserId) => {
    await app.settle();
    return (await listMails(app.db, { to: await emailOf(userId) })).map(({ subject }) => subject);
  };
  const wordsTo = async (userId: UserId) =>
    (await (await app.as(userId)).notifications.list({})).items.map(({ words }) => words);
  const waitingFor = async (userId: UserId) =>
    (await (await app.as(userId)).answers.listWaiting({})).items.filter(
      ({ kind }) => kind === 'time-sheet',
    );

  /** A deal whose time sheet is switched on, on the Sunday of a week that began after the acceptance. */
  async function makeDealWithSheet(
    { unit = 'hours', cap = null }: { unit?: 'hours' | 'days'; cap?: number | null } = {},
    title?: string,
  ): Promise<DealInProgress> {
    const deal = await makeDealInProgress(app, title);
    await (await sheetsOf(deal.client)).set({ applicationId: deal.applicationId, unit, cap });
    const now = app.clock.now().getTime();
    const nextMonday = Date.parse(`${monday()}T12:00:00.000Z`) + 7 * dayMs;
    pass(nextMonday + 6 * dayMs - now);
    return deal;
  }
  const read = async (userId: UserId, { applicationId }: DealInProgress) =>
    (await sheetsOf(userId)).get({ applicationId });
  const save = async (
    { consultant, applicationId }: DealInProgress,
    entries: { day: string; amount: number; note?: string }[],
    startsOn = monday(),
  ) =>
    (await sheetsOf(consultant)).saveWeek({
      ...{ applicationId, startsOn },
      entries: entries.map((entry) => ({ note: '', ...entry })),
    });
  /** Saves a week and submits it. */
  async function submit(deal: DealInProgress, amount = 7.5, startsOn = monday()): Promise<WeekId> {
    await save(deal, [{ day: startsOn, amount }], startsOn);
    const { sheet } = await read(deal.consultant, deal);
    const week = sheet?.weeks.find((each) => each.startsOn === startsOn);
    const weekId = toWeekId(week?.id ?? '');
    await (await sheetsOf(deal.consultant)).submit({ weekId });
    return weekId;
  }
  async function decision(userId: UserId, weekId: WeekId) {
    const { week } = await (await sheetsOf(userId)).getWeek({ weekId });
    return { weekId, submittedAt: week.submittedAt ?? '' };
  }
  return {
    ...{
      pass,
      dayIn,
      monday,
      sheetsOf,
      subjectsTo,
      wordsTo,
      waitingFor,
      makeDealWithSheet,
      read,
      save,
      submit,
      decision,
    },
  };
}
