import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { visitor } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { readEventId } from '#features/notifications/change-events/rules/position.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { readEvents } from '#features/notifications/change-events/server/queries/read-events.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';
import { requestContext } from '../edge/request-context.ts';
import { createPageHandler, type PageContext } from './pages.ts';
import { Renderings } from './renderings.ts';

const app = await sharedTestApp();

const notify = (tx: Tx, personId: UserId, subject: number) =>
  publishChanges(tx, [
    {
      personIds: [personId],
      topic: 'application',
      subjectId: `00000000-0000-4000-8000-00000000000${subject}`,
    },
  ]);

/** The position that a signed-in page gets, while this runs during its rendering. */
async function positionOfPage(cookie: string | undefined, whileRendered = async () => undefined) {
  let position: string | undefined;
  const answer = createPageHandler({
    renderer: {
      async fetch(_, { context }: { context: PageContext }) {
        position = context.liveSince;
        await whileRendered();
        return new Response('<html></html>');
      },
    },
    asVisitor: { ...app.services, viewer: visitor },
    analytics: undefined,
    isDemo: false,
    isDevelopment: false,
    renderings: new Renderings(),
  });
  const site = new Hono();
  site.get('*', (context) =>
    answer(context.req.raw, () => requestContext(app.services, context, '127.0.0.1')),
  );
  const headers = cookie === undefined ? {} : { cookie };
  expect((await site.request('/client/portal', { headers })).status).toBe(200);
  return position;
}

/**
 * Waits until a client that connects there has received these events: open transactions elsewhere in the database delay
 * them.
 */
async function expectHeard(position: string | undefined, personId: UserId, subjects: number[]) {
  const after = readEventId(position ?? '', app.clock.now());
  if (!after) throw new Error('The page has no position.');
  await eventually(async () => {
    const { events } = await readEvents(app.db, after, personId);
    const heard = events.map(({ subjectId }) => Number(subjectId?.slice(-1)));
    expect(heard).toEqual(expect.arrayContaining(subjects));
  });
}

it('a page receives the events from while it was rendered, and those not committed yet when it was begun', async () => {
  const client = await app.make.client();
  const cookie = await app.cookieOf(client);
  await app.services.write((tx) => notify(tx, client, 1));
  const open = await app.db.startTransaction().execute();
  await notify(open as unknown as Tx, client, 2);
  const position = await positionOfPage(cookie, async () => {
    await app.services.write((tx) => notify(tx, client, 3));
    return undefined;
  });
  await open.commit().execute();
  await expectHeard(position, client, [2, 3]);
});

it('so does a page of an impersonated user', async () => {
  const client = await app.make.client();
  const cookie = await beginImpersonating(app, client);
  await app.services.write((tx) => notify(tx, client, 1));
  const position = await positionOfPage(cookie, async () => {
    await app.services.write((tx) => notify(tx, client, 2));
    return undefined;
  });
  await expectHeard(position, client, [2]);
});

it('a page of a signed-out visitor has no position', async () => {
  expect(await positionOfPage(undefined)).toBeUndefined();
  expect(await positionOfPage('direct365.session_token=none')).toBeUndefined();
});
