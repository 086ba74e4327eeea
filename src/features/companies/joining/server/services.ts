import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { TxtResolver } from '#lib/mail/sender-records.ts';

/** What joining asks of the world, and of newer features. */
export interface JoiningServices {
  /** Name servers, for the text records of domains. */
  dns: TxtResolver;
  /** Gives a new member their side of each conversation of the company. */
  joinConversations(tx: Tx, member: { companyId: CompanyId; userId: UserId }): Promise<void>;
}
