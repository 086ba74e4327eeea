import type { CorrespondentViewer } from '#access/viewer.ts';
import { isCorrespondent } from '#access/viewer.ts';
import { pendingActions } from '#app/services.ts';
import type { Db } from '#db/client.ts';
import { listEntries } from '#features/conversations/messages/server/queries/entries.ts';
import { listThreads } from '#features/conversations/messages/server/queries/list-threads.ts';
import { findCorrespondences } from '#features/conversations/messages/server/queries/people.ts';
import {
  countUnread,
  findThread,
} from '#features/conversations/messages/server/queries/threads.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import type { Figure } from '../harness/figures.ts';
import { httpLoad } from '../harness/http-load.ts';
import { sentStatements } from '../harness/sent-statements.ts';
import { compareSideBySide } from '../harness/side-by-side.ts';
import { type Statement, sqlLoad } from '../harness/sql-load.ts';
import type { StartedProduct } from '../harness/started-product.ts';
import { type FilledConversations, longestThread } from './filled-conversations.ts';

const entriesOfPage = 30;
const deepPage = 100;

/**
 * What is read of conversations: the API against the statements that it sends, and these against one row by its key.
 */
export async function measurePages(
  product: StartedProduct,
  filled: FilledConversations,
  report: (line: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { path, ask }] of Object.entries(pagesOf(filled))) {
    report(name);
    const { connectionString } = product;
    const statements = await sentStatements(connectionString, async (db) =>
      ask(db, await busyViewer(product, filled)),
    );
    figures.push(...(await measurePage(product, filled, { name, path, statements })));
  }
  return figures;
}

interface Page {
  path: string;
  /** What the API asks of the database for it. */
  ask(db: Db, person: CorrespondentViewer): Promise<unknown>;
}

function pagesOf({ longThreadId }: FilledConversations): Record<string, Page> {
  const ofThread = `/api/threads/${longThreadId}/entries?limit=${entriesOfPage}`;
  const before = longestThread - (deepPage - 1) * entriesOfPage + 1;
  const cursor = Buffer.from(JSON.stringify([before, null])).toString('base64url');
  const readEntries = async (db: Db, person: CorrespondentViewer, message: number | null) => {
    const thread = await findThread(db, person, longThreadId);
    if (!thread) throw new Error('The long conversation is not there.');
    const after = { message, event: null };
    return listEntries(db, person, thread, { after, limit: entriesOfPage });
  };
  return {
    inbox: {
      path: '/api/threads?limit=20',
      ask: async (db, person) => {
        const wanted = { filter: 'all', text: '' } as const;
        const { items } = await listThreads(db, person, wanted, { limit: 20, after: null });
        return findCorrespondences(db, { now: new Date(), isDemo: true }, person, items);
      },
    },
    'unread count': {
      path: '/api/threads/unread',
      ask: (db, person) => countUnread(db, person),
    },
    'what waits': {
      path: '/api/me/waiting',
      ask: (db, { userId }) => pendingActions.listWaiting(db, userId, new Date()),
    },
    'thread page': { path: ofThread, ask: (db, person) => readEntries(db, person, null) },
    [`thread page ${deepPage}`]: {
      path: `${ofThread}&cursor=${cursor}`,
      ask: (db, person) => readEntries(db, person, before),
    },
  };
}

async function busyViewer(
  { connectionString }: StartedProduct,
  { busy }: FilledConversations,
): Promise<CorrespondentViewer> {
  const seen: CorrespondentViewer[] = [];
  await sentStatements(connectionString, async (db) => {
    const viewer = await viewerOf(db, busy.userId);
    if (isCorrespondent(viewer)) seen.push(viewer);
  });
  const [viewer] = seen;
  if (!viewer) throw new Error('The busy client has no conversations.');
  return viewer;
}

async function measurePage(
  { app, connectionString }: StartedProduct,
  { busy, anyMessageId }: FilledConversations,
  { name, path, statements }: { name: string; path: string; statements: Statement[] },
): Promise<Figure[]> {
  const byKey = { text: 'select * from messages where id = $1', values: [anyMessageId] };
  const sql = (turn: readonly Statement[]) =>
    sqlLoad({ connectionString, connections: 1, nextTurn: () => turn });
  const { figuresOf, latencyRatio } = await compareSideBySide(
    {
      API: httpLoad({
        url: `${app.url}${path}`,
        connections: 1,
        headers: { cookie: busy.cookie },
      }),
      statements: sql(statements),
      byKey: sql([byKey]),
    },
    { seconds: 1 },
  );
  const ratio = (what: string, value: number): Figure => ({
    name: `${name}: ${what}`,
    value,
    unit: 'ratio',
  });
  return [
    { name: `${name}: statements`, value: statements.length, unit: 'count' },
    ...figuresOf('API', `${name}: API`).slice(1),
    ...figuresOf('statements', `${name}: statements alone`).slice(1),
    ratio('API ÷ statements, p50', latencyRatio('API', 'statements')),
    ratio('statements ÷ one row by its key, p50', latencyRatio('statements', 'byKey')),
  ];
}
