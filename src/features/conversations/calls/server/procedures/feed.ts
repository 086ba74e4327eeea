import { implementOperations } from '#server/implement-operations.ts';
import { callFeedContract } from '../../contract/feed-operations.ts';
import { createFeedToken, feedPath } from '../../rules/feed-token.ts';
import { endFeed, makeFeed } from '../commands/feeds.ts';
import { findFeedMadeAt } from '../queries/feeds.ts';

const operations = implementOperations(callFeedContract);

export const callFeedProcedures = {
  get: operations.get.handler(async ({ context: { db, correspondent } }) => {
    const madeAt = await findFeedMadeAt(db, correspondent.userId);
    return { madeAt: madeAt?.toISOString() ?? null };
  }),

  make: operations.make.handler(async ({ context, input: { replaces }, errors }) => {
    const { correspondent, publicUrl, write } = context;
    const token = createFeedToken();
    // Its answer has what exists once: a repetition is a new try.
    const made = await write((tx) => makeFeed(tx, context, correspondent, { token, replaces }), {
      withoutKey: true,
    });
    if (made.refused) throw errors[made.refused]();
    return { address: `${publicUrl}${feedPath(token)}`, madeAt: made.madeAt };
  }),

  end: operations.end.handler(async ({ context: { correspondent, write } }) => {
    await write((tx) => endFeed(tx, correspondent));
    return { madeAt: null };
  }),
};
