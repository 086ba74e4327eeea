import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { messageFileIdSchema } from '#features/conversations/messages/ids.ts';
import { findActingCompanies } from '#features/identity/memberships/server/queries/members.ts';
import type { TestApp } from './app.ts';

/** A message that was not sent yet. */
export const draft = (text = 'A message.') => ({ messageId: crypto.randomUUID(), text });

/** A client and a consultant who have a thread. */
export interface Conversation {
  client: UserId;
  consultant: UserId;
  threadId: string;
}

/** A thread that its client has opened with a first message; of new people unless others are given. */
export async function makeConversation(
  app: TestApp,
  people: { client?: UserId; consultant?: UserId; text?: string } = {},
): Promise<Conversation> {
  const client = people.client ?? (await app.make.client());
  const consultant = people.consultant ?? (await app.make.consultant());
  const { threadId } = await (await app.as(client)).messages.writeFirst({
    personId: consultant,
    ...draft(people.text),
  });
  return { client, consultant, threadId };
}

/** The company that this client acts for. */
export async function companyOf(app: TestApp, client: UserId): Promise<CompanyId> {
  const companyId = (await findActingCompanies(app.db, [client])).get(client);
  if (!companyId) throw new Error(`${client} acts for no company.`);
  return companyId;
}

/** Writes into a thread as one who takes part in it. */
export async function write(
  app: TestApp,
  as: UserId,
  threadId: string,
  text?: string,
  files: readonly string[] = [],
) {
  const fileIds = files.map((id) => messageFileIdSchema.parse(id));
  return (await app.as(as)).messages.write({ threadId, ...draft(text), fileIds });
}

/** An admin has suspended this account. */
export async function suspend(app: TestApp, userId: UserId): Promise<void> {
  await app.db
    .updateTable('profiles')
    .set({ suspended_at: app.clock.now(), suspension_reason: 'A test.' })
    .where('user_id', '=', userId)
    .execute();
}

/** An admin has taken the approval of this account back. */
export async function takeBackApproval(app: TestApp, userId: UserId): Promise<void> {
  await app.db
    .updateTable('profiles')
    .set({ approved_at: null })
    .where('user_id', '=', userId)
    .execute();
}

/** So many milliseconds pass. */
export const pass = (app: TestApp, milliseconds: number): void =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + milliseconds));
