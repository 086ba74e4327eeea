import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { linksOf } from '#emulators/mailbox/mailbox-links.ts';
import { defineMail } from './define-mail.ts';
import { absoluteUrl, defineMailReference } from './define-mail-reference.ts';
import { MailButton, MailLayout, MailQuote, MailText } from './layout.tsx';

const invitation = defineMail(
  defineMailReference(
    'invitation',
    z.strictObject({ name: z.string(), note: z.string(), url: absoluteUrl, stopUrl: absoluteUrl }),
  ),
  {
    subject: ({ name }) => `An invitation for ${name}`,
    Body: ({ name, note, url, stopUrl }) => (
      <MailLayout
        preview="A client would like to meet you"
        heading="You are invited"
        footer={`No more of these: ${stopUrl}`}
      >
        <MailText>Hello {name},</MailText>
        <MailQuote>{note}</MailQuote>
        <MailButton href={url}>Accept the invitation</MailButton>
      </MailLayout>
    ),
    preview: {
      name: 'Ada',
      note: 'Hello',
      url: 'https://direct365.example/i/1',
      stopUrl: 'https://direct365.example/stop/1',
    },
    unsubscribeUrl: ({ stopUrl }) => stopUrl,
  },
);

const props = {
  name: 'Ada <b>& Co</b>',
  note: 'First line\nSecond <script>alert(1)</script> line',
  url: 'https://direct365.example/i/1?a=1&b=2',
  stopUrl: 'https://direct365.example/stop/1',
};

describe('a rendered mail', () => {
  it('shows what people typed as text', async () => {
    const { html, text, subject } = await invitation.render(props);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>');
    expect(html).toContain('Ada &lt;b&gt;&amp; Co&lt;/b&gt;');
    expect(text).toContain('Hello Ada <b>& Co</b>,');
    expect(subject).toBe('An invitation for Ada <b>& Co</b>');
  });

  it('keeps the line breaks of a quote in both versions', async () => {
    const { html, text } = await invitation.render(props);
    expect(html).toMatch(/First line<\/span><span><br\s*\/>Second/);
    expect(text).toContain('First line\nSecond <script>alert(1)</script> line');
  });

  it('has a button, and the same address in plain sight', async () => {
    const { html, text } = await invitation.render(props);
    expect(linksOf(html)).toEqual([props.url]);
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(text).toContain(`Accept the invitation ${props.url}`);
    expect(text.split(props.url)).toHaveLength(2);
  });

  it('leaves the preview line out of the plain text', async () => {
    const { html, text } = await invitation.render(props);
    expect(html).toContain('A client would like to meet you');
    expect(text).not.toContain('A client would like to meet you');
  });

  it('names its language and its title, once', async () => {
    const { html } = await invitation.render(invitation.preview);
    expect(html).toContain('<html dir="ltr" lang="en">');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('can be unsubscribed from with one click', async () => {
    expect((await invitation.render(props)).headers).toEqual({
      'List-Unsubscribe': '<https://direct365.example/stop/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('refuses props that do not fit, and addresses that are not http(s)', async () => {
    await expect(invitation.render({ ...props, url: 'javascript:alert(1)' })).rejects.toThrow();
    await expect(invitation.render({ ...props, url: '/relative' })).rejects.toThrow();
    await expect(invitation.render({ ...props, extra: 1 })).rejects.toThrow();
  });
});
