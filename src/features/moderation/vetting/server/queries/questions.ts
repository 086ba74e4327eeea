import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people, peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';

/** Everything that a user was asked, newest first; a hundred at most. */
export function listQuestions(db: Db, userId: UserId) {
  return db
    .selectFrom('account_questions as question')
    .leftJoin(people(db).as('admin'), 'admin.user_id', 'question.asked_by')
    .select([
      'question.id',
      'question.text',
      'question.asked_at as askedAt',
      'question.answer',
      'question.answered_at as answeredAt',
      'admin.first_name as adminFirstName',
      'admin.last_name as adminLastName',
    ])
    .where('question.user_id', '=', userId)
    .orderBy('question.asked_at', 'desc')
    .orderBy('question.id')
    .limit(100)
    .execute();
}

/** The question that waits for this person's answer. */
export async function findOpenQuestion(db: Db, userId: UserId) {
  const question = await db
    .selectFrom('account_questions')
    .select(['id', 'text', 'asked_at as askedAt'])
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return question ?? null;
}

/** A question with the person it was put to, for mails; null when they have left. */
export async function findAsked(db: Db, questionId: string) {
  const row = await db
    .selectFrom('account_questions as question')
    .innerJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'question.user_id')
    .select([
      'question.text',
      'question.answer',
      'person.user_id as userId',
      'person.user_type as userType',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
    ])
    .where('question.id', '=', questionId)
    .executeTakeFirst();
  return row ?? null;
}

/** The unanswered questions, as pending for the user who was asked. */
export const questionsThatWait = (db: Db) =>
  db
    .selectFrom('account_questions as question')
    .innerJoin(people(db).as('person'), 'person.user_id', 'question.user_id')
    .where('question.answered_at', 'is', null)
    .where('person.suspended_at', 'is', null)
    .select([
      'question.id',
      'question.user_id as userId',
      sql<null>`null::text`.as('projectTitle'),
      sql<null>`null::text`.as('firstName'),
      sql<null>`null::text`.as('lastName'),
      'question.asked_at as since',
      sql<null>`null::date`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();
