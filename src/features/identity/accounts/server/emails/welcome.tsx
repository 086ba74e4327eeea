import { defineMail } from '#lib/mail/define-mail.ts';
import { MailButton, MailLayout, MailText } from '#lib/mail/layout.tsx';
import { welcome } from './references.ts';

const words = {
  client: {
    preview: 'Your account is open. Post your first project when you like.',
    first:
      'Your address is confirmed and your account is open. Post your first project when you like: consultants answer it with an application, and you decide.',
    afterwards:
      'We review every account, and write to you once yours is approved. Then you can search consultants and open their profiles.',
    button: 'Post a project',
  },
  consultant: {
    preview: 'Your account is open. Create your profile next.',
    first:
      'Your address is confirmed and your account is open. Create your consultant profile next: your skills, your rate and what you have done.',
    afterwards:
      'We review every profile before clients see it, and write to you once yours is approved. There is no commission: clients contact you directly.',
    button: 'Create my profile',
  },
} as const;

export const welcomeMail = defineMail(welcome, {
  subject: () => 'Welcome to Direct365',
  Body: ({ firstName, userType, nextUrl }) => (
    <MailLayout
      preview={words[userType].preview}
      heading="Welcome to Direct365"
      footer="You receive this because you signed up to Direct365."
    >
      <MailText>Hello {firstName || 'there'},</MailText>
      <MailText>{words[userType].first}</MailText>
      <MailButton href={nextUrl}>{words[userType].button}</MailButton>
      <MailText>{words[userType].afterwards}</MailText>
    </MailLayout>
  ),
  preview: {
    firstName: 'Ada',
    userType: 'consultant',
    nextUrl: 'https://direct365.example/consultant/profile/new',
  },
});
