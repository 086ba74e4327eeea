import { demoAccounts, demoPassword } from '#demo/accounts.ts';
import type { DemoRules } from '#demo/assembly/demo-rules.ts';
import { dateListings, hasDemoData, insertDemoData } from '#demo/insert-demo-data.ts';
import { readPortraits } from '#demo/portraits/read-portraits.ts';
import { withPortraits } from '#demo/portraits/with-portraits.ts';
import { plans, priceIn, trialMonths } from '#features/billing/subscriptions/rules/plans.ts';
import {
  anotherWasChosen,
  endsAfterDays,
  nobodyAnswered,
  projectWasCancelled,
} from '#features/hiring/applications/rules/life-cycle.ts';
import { applicationReceived } from '#features/hiring/applications/server/notifications.ts';
import { answerBy, reviewUntil } from '#features/hiring/completions/rules.ts';
import { invitationReceived } from '#features/hiring/invitations/server/notifications.ts';
import { askedAfterDays } from '#features/hiring/projects/rules/still-open.ts';
import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import { whenToAsk } from '#features/profiles/consultants/rules/available-from.ts';
import { hashAddress } from '#features/reviews/references/rules/token.ts';
import { recountAllRatings } from '#features/reviews/reviews/server/commands/recount-rating.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import {
  newConsultantsFound,
  newProjectsFound,
} from '#features/search/saved-searches/server/notifications.ts';
import { productionHashing } from '#lib/auth/password-hashing.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { Services } from '#server/services.ts';

/** The storage of files as a demo has it: with the portraits of its people. */
export const demoFiles = (files: FileStorage): FileStorage => withPortraits(files);

/** A kind of notification as the row of one. */
const saidOf =
  <About>({ name, topic, words, leadsTo }: NotificationKind<About>) =>
  (about: About) => ({ kind: name, topic, words: words(about), path: leadsTo(about) });

/** What the demo has to keep to, so that its rows look as if the features had written them. */
export const demoRules: DemoRules = {
  plans,
  priceIn,
  firstTrialEnd: (start) => addCalendarMonths(start, trialMonths),
  anotherWasChosen,
  projectWasCancelled,
  nobodyAnswered,
  endsAfterDays,
  completion: { answerBy, reviewUntil },
  hashAddress,
  askedAfterDays,
  whenToAsk,
  told: {
    applicationReceived: saidOf(applicationReceived),
    invitationReceived: saidOf(invitationReceived),
    newConsultantsFound: saidOf(newConsultantsFound),
    newProjectsFound: saidOf(newProjectsFound),
  },
};

/** Fills an empty database with the demo's people and projects; does nothing where they are already. */
export async function prepareDemo({
  log,
  ...services
}: Pick<Services, 'db' | 'write' | 'clock' | 'log' | 'isDemo'>): Promise<void> {
  const { db, write, clock } = services;
  if (await hasDemoData(db)) return;
  const [passwordHash, { photos }] = await Promise.all([
    productionHashing.hash(demoPassword),
    readPortraits(),
  ]);
  const isInserted = await write((tx) =>
    insertDemoData(tx, { now: clock.now(), passwordHash, rules: demoRules, photos }),
  );
  if (!isInserted) return;
  // The search is built of them next.
  const searchIndex = { refresh: () => Promise.resolve() };
  await write((tx) => recountAllRatings(tx, { searchIndex }));
  log.info('demo data inserted');
  await rebuildSearch(services);
  await write(dateListings);
}

/** Who can sign in to a demo, for the operator's terminal. */
export const signInLines: readonly string[] = [
  `  Sign in with the password "${demoPassword}" as`,
  ...demoAccounts.map(({ email, meaning }) => `    ${email.padEnd(26)} ${meaning}`),
];
