import { type ExpressionBuilder, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import type { Database } from '#db/schema.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { ThreadFilter } from '../../contract/thread-operations.ts';
import { type Joined, takesPart } from '../../policy.ts';
import { isVisibleTo, selectThreads, type ThreadRow, textFor } from './threads.ts';

/** Which threads a list is of. */
interface Wanted {
  filter: ThreadFilter;
  /** Empty for all. */
  text: string;
}

/** This person's threads, the one with the last message first. */
export async function listThreads(
  db: Db,
  person: CorrespondentViewer,
  { filter, text }: Wanted,
  page: PageRequest,
): Promise<Page<Joined<ThreadRow>>> {
  const isEverywhere = filter === 'all' && text !== '';
  const rows = await selectThreads(db, person)
    .$if(filter === 'archived', (query) => query.where('own.archived_at', 'is not', null))
    .$if(filter !== 'archived' && !isEverywhere, (query) =>
      query.where('own.archived_at', 'is', null),
    )
    .$if(filter === 'unread', (query) =>
      query.whereRef('own.read_count', '<', 'own.received_count'),
    )
    .$if(text !== '', (query) => query.where((eb) => mentions(db, eb, person, text)))
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'own.last_activity_at', id: 'own.thread_id' }),
    )
    .execute();
  return toPage(
    rows.filter((row) => takesPart(person, row)),
    page.limit,
    ({ lastActivityAt, id }) => ({ createdAt: lastActivityAt, id }),
  );
}

type Sides = Database & {
  own: Database['thread_sides'];
  theirs: Database['thread_sides'];
  thread: Database['threads'];
};

/** What is written somewhere contains what was typed, whatever the case and the accents. */
const contains = (written: ReturnType<typeof sql<string>>, text: string) =>
  sql<boolean>`strpos(plain_letters(${written}), plain_letters(${text})) > 0`;

/**
 * Whether something that this person sees of a thread contains the text. Of names no more is searched than is shown.
 */
function mentions(
  db: Db,
  eb: ExpressionBuilder<Sides, 'own' | 'theirs' | 'thread'>,
  person: CorrespondentViewer,
  text: string,
) {
  const between = applicationsBetween(db)
    .where(sql<boolean>`project.company_id = thread.company_id`)
    .where(sql<boolean>`applications.consultant_id = thread.consultant_id`);
  return eb.or([
    eb.exists(
      people(db)
        .where(sql<boolean>`profiles.user_id = theirs.user_id`)
        .where(
          contains(
            sql<string>`profiles.first_name || ' ' || case
              when ${eb.exists(between.where('applications.status', '=', 'accepted'))}
                or theirs.contact_shared_at < coalesce(own.blocked_at, 'infinity')
              then profiles.last_name
              else left(profiles.last_name, 1) || '.' end`,
            text,
          ),
        ),
    ),
    eb.exists(
      between.where(
        contains(
          person.userType === 'consultant'
            ? sql<string>`project.title || ' ' || project.company_name`
            : sql<string>`project.title`,
          text,
        ),
      ),
    ),
    eb.exists(messagesWith(db, person.userId, text)),
  ]);
}

const messagesWith = (db: Db, userId: UserId, text: string) =>
  db
    .selectFrom('messages as message')
    .select('message.id')
    .where(sql<boolean>`message.thread_id = own.thread_id`)
    .where(isVisibleTo(userId))
    .where(contains(textFor(userId), text));
