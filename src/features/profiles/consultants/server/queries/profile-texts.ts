import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** The texts of a consultant's profile, earlier claims among them. */
export async function findProfileTexts(db: Db, userId: UserId): Promise<string[]> {
  const profile = await db
    .selectFrom('consultant_profiles')
    .select(['title', 'city', 'summary', 'experience', 'portfolio_projects'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const claims = await db
    .selectFrom('claim_changes')
    .select(['title', 'portfolio_projects'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const portfolio = [
    ...(profile?.portfolio_projects ?? []),
    ...(claims?.portfolio_projects ?? []),
  ].flatMap(({ title, description }) => [title, description]);
  const { title = '', city = '', summary = '', experience = '' } = profile ?? {};
  return [title, city, summary, experience, claims?.title ?? '', ...portfolio];
}
