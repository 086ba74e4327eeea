import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { mailPreferencesContract } from '../contract.ts';
import { maskAddress, zones } from '../rules.ts';
import { chooseAnnouncements, chooseTimes, chooseWay, liftSuppression } from './commands.ts';
import { findPreference, listSuppressed, preferenceKey, readPreferenceKey } from './queries.ts';

const operations = implementOperations(mailPreferencesContract);

export const mailPreferencesProcedures = {
  get: operations.get.handler(async ({ context, input, errors }) => {
    const preference = await preferenceOf(context, input.key);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  choose: operations.choose.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const userId = readPreferenceKey(context, input.key);
    if (!userId || !(await preferenceOf(context, input.key))) throw errors.LINK_INVALID();
    const choice = { wanted: input.announcements, now: clock.now() };
    await write((tx) => chooseAnnouncements(tx, userId, choice));
    const preference = await preferenceOf(context, input.key);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  chooseWay: operations.chooseWay.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const { key, topic, way } = input;
    const userId = readPreferenceKey(context, key);
    if (!userId || !(await preferenceOf(context, key))) throw errors.LINK_INVALID();
    await write((tx) => chooseWay(tx, userId, { topic, way, now: clock.now() }));
    const preference = await preferenceOf(context, key);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  chooseTimes: operations.chooseTimes.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const { key, zone, quiet } = input;
    const userId = readPreferenceKey(context, key);
    if (!userId || !(await preferenceOf(context, key))) throw errors.LINK_INVALID();
    await write((tx) => chooseTimes(tx, userId, { zone, quiet, now: clock.now() }));
    const preference = await preferenceOf(context, key);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  getOwnKey: operations.getOwnKey.handler(async ({ context }) => ({
    key: preferenceKey(context, context.person.userId),
  })),

  listSuppressed: operations.listSuppressed.handler(async ({ context, input }) => {
    const { items, total } = await listSuppressed(context.db, input.text);
    return {
      total,
      items: items.map(({ suppressedAt, ...row }) => ({
        ...row,
        suppressedAt: suppressedAt.toISOString(),
      })),
    };
  }),

  liftSuppression: operations.liftSuppression.handler(async ({ context, input }) => {
    await context.write((tx) => liftSuppression(tx, context.admin, input.address));
    return { address: input.address };
  }),
};

async function preferenceOf(context: RequestContext, key: string) {
  const userId = readPreferenceKey(context, key);
  const preference = userId && (await findPreference(context.db, userId));
  return (
    preference && {
      maskedAddress: maskAddress(preference.address),
      announcements: preference.announcements,
      ways: preference.ways,
      times: preference.times,
      zones: [...zones],
    }
  );
}
