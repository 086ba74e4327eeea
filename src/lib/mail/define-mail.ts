import { compile } from 'html-to-text';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainTextSelectors } from 'react-email';
import type { z } from 'zod';
import type { MailProps, MailReference } from './define-mail-reference.ts';
import type { MailCalendar } from './mail-message.ts';
import { MailReplies, MailSettings } from './mail-settings.ts';

/** A mail's words, ready to be addressed. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  calendar?: MailCalendar;
}

/** A compiled template, as the worker finds it. */
export interface MailTemplate {
  name: string;
  /** Whether each such mail ends with the way to choose, in one click, whether more of them come. */
  hasSetting: boolean;
  /** Example props, for previews and tests. */
  preview: object;
  /**
   * Throws when the props do not fit the reference. `settingsUrl` is where such mails are chosen or unsubscribed from;
   * a mail that can be answered says so.
   */
  render(
    props: unknown,
    options?: { settingsUrl?: string | undefined; canReply?: boolean },
  ): Promise<RenderedMail>;
}

/** As `toPlainText` of the library does it, which makes its rules ready for each mail anew. */
const toPlainText = compile({
  wordwrap: false,
  selectors: [...plainTextSelectors, { selector: 'h1', options: { uppercase: false } }],
});

/**
 * What the library's `render` puts before a mail. That renders by a stream, for parts that are waited for; a mail has
 * none.
 */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Marks a mail that people may unsubscribe from with one click in their mail program (RFC 8058). */
const oneClickUnsubscribe = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Gives a mail its subject and its body. Props are text and are escaped wherever they stand; links
 * come as absolute addresses. The plain-text version is made from the body.
 */
export function defineMail<Props extends MailProps>(
  reference: MailReference<Props>,
  template: {
    subject: (props: z.output<Props>) => string;
    Body: ComponentType<z.output<Props>>;
    preview: z.input<Props> & object;
    /** For mails that are not about the person's own doings: where a POST unsubscribes them. */
    unsubscribeUrl?: (props: z.output<Props>) => string;
    /** For mails about an appointment: its calendar entry. */
    calendar?: (props: z.output<Props>) => MailCalendar;
  },
): MailTemplate {
  return {
    name: reference.name,
    hasSetting: reference.hasSetting || template.unsubscribeUrl !== undefined,
    preview: template.preview,
    async render(given, { settingsUrl, canReply = false } = {}) {
      const props = reference.props.parse(given);
      const body = createElement(template.Body, props);
      const answered = createElement(MailReplies.Provider, { value: canReply }, body);
      const mail = createElement(MailSettings.Provider, { value: settingsUrl }, answered);
      const html = doctype + renderToStaticMarkup(mail);
      const unsubscribeUrl = template.unsubscribeUrl?.(props) ?? settingsUrl;
      return {
        subject: template.subject(props),
        html,
        text: toPlainText(html),
        headers: unsubscribeUrl ? oneClickUnsubscribe(unsubscribeUrl) : {},
        ...(template.calendar && { calendar: template.calendar(props) }),
      };
    },
  };
}
