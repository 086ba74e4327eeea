import type { MailAddress } from '#lib/mail/mail-message.ts';
import type { Side } from '../rules/life-cycle.ts';
import type { Deal } from './queries/deals.ts';

/** Where a side of a deal gets its mails. */
export const addressOf = (deal: Deal, side: Side): MailAddress =>
  side === 'client'
    ? { name: `${deal.clientFirstName} ${deal.clientLastName}`.trim(), address: deal.clientEmail }
    : {
        name: `${deal.consultantFirstName} ${deal.consultantLastName}`.trim(),
        address: deal.consultantEmail,
      };
