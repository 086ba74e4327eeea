import type { UserId } from '#access/user.ts';
import type { TestApp } from './app.ts';

/**
 * What a person has saved a search for and what it has found; when their mails come, and what their browsers leave out;
 * and whose search has found them.
 */
export async function keepSearches(
  app: TestApp,
  userId: UserId,
  { found, foundBy }: { found: UserId; foundBy?: UserId },
): Promise<void> {
  const save = async (of: UserId, finds: UserId): Promise<void> => {
    const words = of === userId ? 'zqkvogel' : 'anything';
    await app.pool.query(
      `with search as (
         insert into saved_searches (user_id, kind, name, filter, saved_at, looked_at)
         values ($1, 'consultants', $2::text, jsonb_build_object('text', $2::text), now(), now())
         returning id)
       insert into saved_search_finds (search_id, user_id, consultant_id, found_at)
       select id, $1, $3, now() from search`,
      [of, words, finds],
    );
  };
  await save(userId, found);
  if (foundBy) await save(foundBy, userId);
  await app.pool.query(
    "insert into mail_times (user_id, zone, chosen_at) values ($1, 'Europe/Berlin', now())",
    [userId],
  );
  await app.pool.query(
    'insert into message_text_consents (user_id, chosen_at) values ($1, now())',
    [userId],
  );
  await app.pool.query(
    "insert into push_opt_outs (user_id, topic, chosen_at) values ($1, 'projects', now())",
    [userId],
  );
}
