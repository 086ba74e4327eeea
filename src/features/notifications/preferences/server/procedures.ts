import type { UserId } from '#access/user.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { mailPreferencesContract } from '../contract.ts';
import { maskAddress, zones } from '../rules.ts';
import {
  chooseAnnouncements,
  chooseMessageTexts,
  choosePush,
  chooseTimes,
  chooseWay,
  liftSuppression,
} from './commands.ts';
import { findPreference, listSuppressed, preferenceKey, readPreferenceKey } from './queries.ts';

const operations = implementOperations(mailPreferencesContract);

export const mailPreferencesProcedures = {
  get: operations.get.handler(async ({ context, input, errors }) => {
    const preference = await preferenceOf(context, chooserOf(context, input.key, errors));
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  choose: operations.choose.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const userId = chooserOf(context, input.key, errors);
    if (!(await preferenceOf(context, userId))) throw errors.LINK_INVALID();
    const choice = { wanted: input.announcements, now: clock.now() };
    await write((tx) => chooseAnnouncements(tx, userId, choice));
    const preference = await preferenceOf(context, userId);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  chooseMessageTexts: operations.chooseMessageTexts.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const userId = chooserOf(context, input.key, errors);
    if (!(await preferenceOf(context, userId))) throw errors.LINK_INVALID();
    const choice = { allowed: input.allowed, now: clock.now() };
    await write((tx) => chooseMessageTexts(tx, userId, choice));
    const preference = await preferenceOf(context, userId);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  chooseWay: operations.chooseWay.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const { key, topic, way } = input;
    const userId = chooserOf(context, key, errors);
    if (!(await preferenceOf(context, userId))) throw errors.LINK_INVALID();
    await write((tx) => chooseWay(tx, userId, { topic, way, now: clock.now() }));
    const preference = await preferenceOf(context, userId);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  choosePush: operations.choosePush.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const { key, topic, isShown } = input;
    const userId = chooserOf(context, key, errors);
    if (!(await preferenceOf(context, userId))) throw errors.LINK_INVALID();
    await write((tx) => choosePush(tx, userId, { topic, isShown, now: clock.now() }));
    const preference = await preferenceOf(context, userId);
    if (!preference) throw errors.LINK_INVALID();
    return preference;
  }),

  chooseTimes: operations.chooseTimes.handler(async ({ context, input, errors }) => {
    const { write, clock } = context;
    const { key, zone, quiet } = input;
    const userId = chooserOf(context, key, errors);
    if (!(await preferenceOf(context, userId))) throw errors.LINK_INVALID();
    await write((tx) => chooseTimes(tx, userId, { zone, quiet, now: clock.now() }));
    const preference = await preferenceOf(context, userId);
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

/** Who chooses by this key. A refusal is thrown: of what is no key of ours, and of one that may be a stranger's. */
function chooserOf(
  context: RequestContext,
  key: string,
  errors: { LINK_INVALID(): Error; LINK_ENDED(): Error },
): UserId {
  const read = readPreferenceKey(context, key);
  if (!read) throw errors.LINK_INVALID();
  if (read.isDoubted) throw errors.LINK_ENDED();
  return read.userId;
}

async function preferenceOf(context: RequestContext, userId: UserId) {
  const preference = await findPreference(context.db, userId);
  return (
    preference && {
      maskedAddress: maskAddress(preference.address),
      announcements: preference.announcements,
      messageTexts: preference.messageTexts,
      ways: preference.ways,
      pushes: preference.pushes,
      times: preference.times,
      // A chosen zone that is not offered, such as Etc/GMT+5, stays chosen.
      zones: [...new Set([...zones, ...(preference.times ? [preference.times.zone] : [])])],
    }
  );
}
