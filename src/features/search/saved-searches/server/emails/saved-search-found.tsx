import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import type { SearchKind } from '../../rules/kinds.ts';
import { savedSearchFound } from './references.ts';

const nouns: Record<SearchKind, { one: string; many: string }> = {
  consultants: { one: 'consultant', many: 'consultants' },
  projects: { one: 'project', many: 'projects' },
};

const newOnes = ({ kind, count }: { kind: SearchKind; count: number }): string =>
  count === 1 ? `One new ${nouns[kind].one}` : `${count} new ${nouns[kind].many}`;

export const savedSearchFoundMail = defineMail(savedSearchFound, {
  subject: (props) => `${newOnes(props)} for “${props.name}”`,
  Body: ({ recipientFirstName, foundUrl, ...found }) => (
    <MailLayout
      preview={`Your saved search “${found.name}” has found something new.`}
      heading={newOnes(found)}
      footer="You receive this because you saved the search on Direct365."
    >
      <MailText>Hello {recipientFirstName || 'there'},</MailText>
      <MailText>
        Your saved search “{found.name}” has found {newOnes(found).toLowerCase()}.
      </MailText>
      <MailButton href={foundUrl}>See what is new</MailButton>
    </MailLayout>
  ),
  preview: {
    recipientFirstName: 'Grace',
    kind: 'consultants',
    name: 'Finance, Leeds, from March',
    count: 2,
    foundUrl: 'https://direct365.example/saved-searches/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1',
  },
});
