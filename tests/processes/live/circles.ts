import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import { createDb, openPool } from '#db/client.ts';
import { systemClock } from '#lib/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createFactories } from '#tests/support/factories.ts';
import { createSessionCookie } from '#tests/support/session-cookie.ts';
import type { Person } from '../marketplace.ts';

/** A message that was acknowledged, in the order in which they were. */
export interface Said {
  messageId: string;
  sender: Person;
  /** False when the other one had blocked its writer. */
  isDelivered: boolean;
  /** By the clock of this process, in milliseconds. */
  acknowledgedAt: number;
}

/** A conversation of the drill. */
export interface DrillThread {
  threadId: string;
  client: Person;
  consultant: Person;
  /** The consultant has blocked the client, and hears nothing of what they write. */
  isBlocked: boolean;
  said: Said[];
}

/** A client who corresponds with some consultants: one of the writers of the drill. */
export interface Circle {
  client: Person;
  threads: DrillThread[];
}

/** What a user should have of a conversation: what they wrote, and what was delivered to them. */
export const entitledTo = ({ said }: DrillThread, { userId }: Person): string[] =>
  said
    .filter(({ sender, isDelivered }) => sender.userId === userId || isDelivered)
    .map(({ messageId }) => messageId);

const openedSchema = z.object({ threadId: z.uuid() });

interface Site {
  url: string;
  publicUrl: string;
}

/** Calls the API as this person. */
export const callAs = (
  { url, publicUrl }: Site,
  { cookie }: Person,
  { method, path, body }: { method: string; path: string; body?: object },
): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: publicUrl, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });

/**
 * Makes the people, straight in the database, and lets each client write first to each consultant. The last of them
 * blocks the client.
 */
export async function makeCircles(
  site: Site,
  connectionString: string,
  size: { circles: number; consultants: number; strangers: number },
): Promise<{ circles: Circle[]; strangers: Person[] }> {
  const { newClient, newConsultant, end } = makePeople(connectionString);
  try {
    const circles: Circle[] = [];
    for (let n = 0; n < size.circles; n += 1) {
      const client = await newClient();
      const threads: DrillThread[] = [];
      for (let place = 1; place <= size.consultants; place += 1) {
        const consultant = await newConsultant();
        const thread = await openThread(site, client, consultant);
        if (place === size.consultants) await blockClient(site, thread);
        threads.push(thread);
      }
      circles.push({ client, threads });
    }
    const strangers: Person[] = [];
    for (let n = 0; n < size.strangers; n += 1) strangers.push(await newConsultant());
    return { circles, strangers };
  } finally {
    await end();
  }
}

function makePeople(connectionString: string) {
  const db = createDb(openPool(connectionString, 2));
  const make = createFactories(db, systemClock);
  const email = (): string => `${randomUUID()}@drill.test`;
  const signIn = async (userId: UserId): Promise<Person> => ({
    userId,
    cookie: await createSessionCookie(db, userId, systemClock.now()),
  });
  return {
    newClient: async () => signIn(await make.client({ email: email() })),
    newConsultant: async () => signIn(await make.consultant({ email: email() })),
    end: () => db.destroy(),
  };
}

/** As `callAs`, of what may be asked twice: again while the site has too much to do, or is not there for a moment. */
const insistAs = (...call: Parameters<typeof callAs>): Promise<Response> =>
  eventually(async () => {
    const answer = await callAs(...call);
    if (answer.status >= 502) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer;
  });

async function openThread(site: Site, client: Person, consultant: Person): Promise<DrillThread> {
  const messageId = randomUUID();
  const body = { personId: consultant.userId, messageId, text: 'Shall we begin?' };
  const answer = await insistAs(site, client, { method: 'POST', path: '/threads', body });
  if (!answer.ok) throw new Error(`A first message: ${answer.status} ${await answer.text()}`);
  const { threadId } = openedSchema.parse(await answer.json());
  const acknowledgedAt = performance.now();
  const said = [{ messageId, sender: client, isDelivered: true, acknowledgedAt }];
  return { threadId, client, consultant, isBlocked: false, said };
}

async function blockClient(site: Site, thread: DrillThread): Promise<void> {
  const path = `/threads/${thread.threadId}/block`;
  const answer = await insistAs(site, thread.consultant, { method: 'PUT', path });
  if (!answer.ok) throw new Error(`Blocking: ${answer.status} ${await answer.text()}`);
  thread.isBlocked = true;
}
