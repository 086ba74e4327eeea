import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { paymentReceipt } from './references.ts';

export const paymentReceiptMail = defineMail(paymentReceipt, {
  subject: ({ number }) => (number ? `Your receipt: invoice ${number}` : 'Your receipt'),
  Body: ({ firstName, number, total, credited, paid, paidOn, lines, invoiceUrl }) => (
    <MailLayout preview={`${total}, paid on ${paidOn}.`} heading="Thank you for your payment">
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>
        {number ? `Invoice ${number}` : 'Your invoice'} of {total} was paid on {paidOn}.
      </MailText>
      {lines.map(({ description, amount }) => (
        <MailText key={description}>
          {description}: {amount}
        </MailText>
      ))}
      {credited !== null && (
        <MailText>
          Taken from your credit: {credited}. Charged: {paid}.
        </MailText>
      )}
      <MailButton href={invoiceUrl}>See the invoice</MailButton>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    number: 'D365-0007',
    total: '$75.00',
    credited: '$20.00',
    paid: '$55.00',
    paidOn: '21 February 2027',
    lines: [{ description: 'Direct365 Monthly plan', amount: '$75.00' }],
    invoiceUrl: 'https://direct365.example/consultant/invoice/in_1',
  },
});
