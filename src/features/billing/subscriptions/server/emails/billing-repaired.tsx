import { defineMail } from '#lib/mail/define-mail.ts';
import { MailLayout, MailText } from '#lib/mail/layout.tsx';
import { billingRepaired } from './references.ts';

export const billingRepairedMail = defineMail(billingRepaired, {
  subject: ({ repaired }) =>
    repaired === 0
      ? 'Billing: customers without an account here'
      : `Billing: ${repaired} ${repaired === 1 ? 'account' : 'accounts'} repaired`,
  Body: ({ looked, repaired, repairs, unknownCustomers }) => (
    <MailLayout
      preview="What differed from the billing service, and what it is now."
      heading="Compared with the billing service"
    >
      <MailText>
        {looked} subscriptions were compared; {repaired} of our accounts said something else, and
        say the same now.
      </MailText>
      {repairs.map(({ who, before, after }) => (
        <MailText key={who}>
          {who}: {before}. Now: {after}.
        </MailText>
      ))}
      {unknownCustomers.length > 0 && (
        <MailText>
          These customers of the billing service have a living subscription, and no account here
          pays as them. Please look at them there: {unknownCustomers.join(', ')}.
        </MailText>
      )}
    </MailLayout>
  ),
  preview: {
    looked: 120,
    repaired: 1,
    repairs: [
      {
        who: 'Ada Lovelace (ada@example.com)',
        before:
          'monthly active until 21 February 2027, 10:00 UTC; 3 invoices, paid $225, refunded $0',
        after:
          'monthly canceled until 21 February 2027, 10:00 UTC; 3 invoices, paid $225, refunded $0',
      },
    ],
    unknownCustomers: ['cus_1'],
  },
});
