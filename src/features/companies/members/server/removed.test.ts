import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { askForFeed, eventsIn, makeFeedPath } from '#tests/support/call-feeds.ts';
import { pick, propose } from '#tests/support/calls.ts';
import { makeConversation } from '#tests/support/conversation.ts';

const app = await sharedTestApp();

async function companyOfTwo() {
  const owner = await app.make.client({ firstName: 'Olive' });
  const leaver = await app.make.colleague(owner, 'hiring');
  return { owner, leaver, ...(await makeConversation(app, { client: leaver })) };
}

describe('a member who was removed', () => {
  it('reads no call of the company in their calendar feed', async () => {
    const { owner, leaver, consultant } = await companyOfTwo();
    await pick(app, consultant, await propose(app, leaver, consultant));
    const path = await makeFeedPath(app, leaver);
    expect(await eventsIn(await askForFeed(app, path))).toMatchObject([{ status: 'CONFIRMED' }]);
    await (await app.as(owner)).members.remove({ userId: leaver });
    expect((await askForFeed(app, path)).status).toBe(404);
  });

  it('reads in it, acting for another company, that the calls are cancelled, and no new ones', async () => {
    const { owner, leaver, consultant } = await companyOfTwo();
    await pick(app, consultant, await propose(app, leaver, consultant));
    const path = await makeFeedPath(app, leaver);
    await (await app.as(owner)).members.remove({ userId: leaver });
    await app.make.dismissed(leaver);
    await propose(app, owner, consultant);
    expect(await eventsIn(await askForFeed(app, path))).toMatchObject([{ status: 'CANCELLED' }]);
  });
});
