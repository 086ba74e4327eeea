import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/** What members ask of newer features, which know members and not the other way round. */
export interface MembersServices {
  /** Gives a new member their side of each conversation of the company. */
  joinConversations(tx: Tx, member: { companyId: CompanyId; userId: UserId }): Promise<void>;
  /** Closes a company's conversations to a former member; those they were in charge of pass to another one. */
  leaveConversations(tx: Tx, member: { companyId: CompanyId; userId: UserId }): Promise<void>;
  /** Keeps what a former member did for the company in the name of another one: projects, shortlist and more. */
  handOverWork(tx: Tx, change: { companyId: CompanyId; from: UserId; to: UserId }): Promise<void>;
  /** Cancels the projects and calls of a company that is closed; the consultants concerned are notified. */
  endWork(tx: Tx, closed: { companyId: CompanyId; memberIds: readonly UserId[] }): Promise<void>;
}
