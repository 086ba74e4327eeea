import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { addressOf, type Deal } from '#features/hiring/applications/server/queries/deals.ts';
import { listApprovers } from '#features/identity/memberships/server/queries/members.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';

interface Reader {
  userId: UserId;
  firstName: string;
  to: MailAddress;
}

/** Who reads of a statement of work on one side of a deal: the person in charge, and the members who sign. */
export async function listReaders(db: Db, deal: Deal, side: Side): Promise<Reader[]> {
  const to = addressOf(deal, side);
  if (side === 'consultant') {
    return [{ userId: deal.consultantId, firstName: deal.consultantFirstName, to }];
  }
  const inCharge = { userId: deal.clientId, firstName: deal.clientFirstName, to };
  const signers = (await listApprovers(db, deal.companyId))
    .filter(({ userId }) => userId !== deal.clientId)
    .map(({ userId, firstName, lastName, email }) => ({
      ...{ userId, firstName },
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
    }));
  return [inCharge, ...signers];
}
