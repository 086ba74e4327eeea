import type { z } from 'zod';
import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { answersOwedNotification } from './references.ts';

type Item = z.output<typeof answersOwedNotification.props>['items'][number];

export const answersOwedMail = defineMail(answersOwedNotification, {
  subject: ({ items, more }) => `${waitWords(items.length + more)} for your answer`,
  Body: ({ recipientFirstName, items, more, portalUrl }) => (
    <MailLayout
      preview="A short answer is better than none."
      heading={`${waitWords(items.length + more)} for your answer`}
      footer="You receive this because others wait for your answer. We remind you after 3 and after 7 days, once for each."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      {items.map((item) => (
        <MailText key={`${item.kind} ${item.projectTitle} ${item.from} ${item.days}`}>
          {itemWords(item)}
        </MailText>
      ))}
      {more > 0 && <MailText>And {more} more in your portal.</MailText>}
      <MailText>A short answer is better than none: a yes, a no, or a word in between.</MailText>
      <MailButton href={portalUrl}>Answer in your portal</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    items: [
      {
        kind: 'application',
        projectTitle: 'Tune the month-end close',
        from: 'Ada L.',
        unread: null,
        days: 7,
      },
      {
        kind: 'project',
        projectTitle: 'Move the warehouse app',
        from: null,
        unread: null,
        days: 3,
      },
      { kind: 'question', projectTitle: null, from: null, unread: null, days: 1 },
    ],
    more: 2,
    portalUrl: 'https://direct365.example/client/portal',
  },
});

const waitWords = (things: number): string =>
  things === 1 ? 'Something waits' : `${things} things wait`;

function itemWords({ kind, projectTitle, from, unread, days }: Item): string {
  const dayCount = `${days} ${days === 1 ? 'day' : 'days'}`;
  const age = days === 0 ? 'since today' : `for ${dayCount}`;
  switch (kind) {
    case 'application':
      return `• ${from ?? 'A consultant'} has applied for “${projectTitle}” and has waited ${age}.`;
    case 'approval':
      return `• ${from ?? 'A colleague'} asks you to approve a deal for “${projectTitle}” and has waited ${age}.`;
    case 'completion':
      return `• ${from ?? 'The other side'} proposes that “${projectTitle}” is completed and has waited ${age}.`;
    case 'access':
      return `• The access list of “${projectTitle}” has waited for you ${age}: access is asked for, or not marked as returned.`;
    case 'statement':
      return `• The statement of work for “${projectTitle}” has waited for your answer ${age}.`;
    case 'milestone':
      return `• ${from ?? 'A consultant'} has delivered a milestone of “${projectTitle}” and has waited ${age}.`;
    case 'time-sheet':
      return `• ${from ?? 'A consultant'} has submitted a week of “${projectTitle}” and has waited ${age}.`;
    case 'review':
      return `• You can review “${projectTitle}”, ${days === 0 ? 'completed today' : `completed ${dayCount} ago`}.`;
    case 'offer':
      return `• ${from ?? 'A client'} has offered you terms for “${projectTitle}” and has waited ${age}.`;
    case 'project':
      return `• We asked whether “${projectTitle}” is still open, and have waited ${age}.`;
    case 'call':
      return `• ${from ?? 'A former user'} has proposed times for a call and has waited ${age}.`;
    case 'invitation':
      return `• ${from ?? 'A client'} has invited you to “${projectTitle}” and has waited ${age}.`;
    case 'message':
      return unread === 1
        ? `• ${from ?? 'A former user'} has written to you and has waited ${age}.`
        : `• ${from ?? 'A former user'} has written you ${unread} messages and has waited ${age}.`;
    case 'question':
      return `• We have a question about your account, and have waited ${age}.`;
  }
}
