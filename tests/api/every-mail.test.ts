import { toPlainText } from 'react-email';
import { describe, expect, it } from 'vitest';
import { mailTemplates } from '#app/mail-templates.ts';
import { listMailReferences } from '#lib/mail/define-mail-reference.ts';

/*
 * Every mail the product sends: its person chooses whether such mails come, in one click, or it stands here with the
 * reason why it must.
 */

const proves =
  'proves that an address, an account or a sign-in belongs to the user, who has asked for it';
const security = 'reports a change of access to an account, or an impersonation';
const decided = 'reports a decision about the account, and what its user can do now';
const money =
  'reports what is paid, owed or ends: no user may be charged, or lose what they paid for, without notice';
const asked = 'is the answer to what its reader has asked for themselves';
const leaving = 'reports that an account will be erased, while it can still be kept';
const operators = 'is work of those who run the site, and goes to them alone';

const mustCome: Readonly<Record<string, string>> = {
  'confirm-address': proves,
  'confirm-email-change': proves,
  'account-exists': proves,
  'account-made': proves,
  'reset-password': proves,
  'sign-up-unfinished': proves,
  'sign-in-code': proves,
  welcome: 'comes once, on the confirmation that its reader has just given, and says what is next',
  'security-notice': security,
  'looked-in': security,
  'api-key-ending':
    'reports that an API key of a program expires: without the mail the program fails silently',
  'webhook-stopped':
    'reports that a program gets no more events: without the mail it fails silently',
  'account-approval': decided,
  'account-decision': decided,
  'company-decision': decided,
  'company-merge': decided,
  'account-question': decided,
  'credential-verified': decided,
  'credential-rejected': decided,
  'reported-finding': decided,
  'decision-made': decided,
  'appeal-answered': decided,
  'appeal-for-admins': 'is an appeal with a time limit, which another admin has to answer',
  'call-calendar':
    'is the agreed call itself, as calendars read it: without it they go on saying what is not so',
  'call-calendar-unread':
    'reports, once, that a connected calendar is read no more: without it clients propose busy times silently',
  'subscription-started': money,
  'subscription-on-hold': money,
  'subscription-cancelled': money,
  'subscription-ended': money,
  'second-subscription-cancelled': money,
  'trial-started': money,
  'trial-ending': money,
  'payment-receipt': money,
  'payment-failed': money,
  'free-month-credited': money,
  'free-month-waiting': money,
  'free-month-taken-back': money,
  'member-invited':
    'is what an owner asks of an address, once: whoever has it may have no account to choose with',
  'reference-asked':
    'asks a former client without an account, who declines all of them by its link',
  'company-closed': decided,
  'membership-asked': 'is a request to an owner, who alone can answer it',
  'membership-answered': asked,
  'data-export-ready': asked,
  'report-answered': asked,
  'report-reversed': asked,
  'service-request-received': asked,
  'sender-test': asked,
  'deletion-begun': leaving,
  'account-kept': leaving,
  'account-erased': leaving,
  'partner-leaving': 'reports that a partner of a project leaves, and what becomes of the work',
  'new-registration': operators,
  'account-answer': operators,
  'report-for-admins': operators,
  'service-request-for-admins': operators,
  'backup-failed-for-admins': operators,
  'billing-repaired': operators,
};

const settingsUrl = 'https://direct365.example/mail-preferences/user-key?topic=something';

describe('every mail', () => {
  it('can be chosen by its person, or must come for a reason that is written down', () => {
    const undecided = mailTemplates
      .filter(({ name, hasSetting }) => hasSetting === name in mustCome)
      .map(({ name }) => name);
    expect(undecided).toEqual([]);
  });

  it('is among these', () => {
    const names = new Set(mailTemplates.map(({ name }) => name));
    expect(Object.keys(mustCome).filter((name) => !names.has(name))).toEqual([]);
    const declared = listMailReferences().map(({ name }) => name);
    expect(declared.filter((name) => !names.has(name))).toEqual([]);
  });

  const chosen = mailTemplates.filter(({ hasSetting }) => hasSetting);
  it.each(chosen.map((template) => [template.name, template] as const))(
    '%s ends with its own setting, for one click of a mail program too',
    async (_, { render, preview }) => {
      const { text, headers } = await render(preview, { settingsUrl });
      const url = /^<(https:\/\/[^>]+\/mail-preferences\/[^>]+)>$/.exec(
        headers['List-Unsubscribe'] ?? '',
      )?.[1];
      expect(url).toBeDefined();
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const end = text.slice(-400);
      expect(end).toMatch(/unsubscribe/i);
      expect(end.replaceAll(/\s/g, '')).toContain(url);
    },
  );

  it.each(
    mailTemplates.filter(({ hasSetting }) => !hasSetting).map((one) => [one.name, one] as const),
  )('%s, which must come, promises no setting', async (_, { render, preview }) => {
    const { text, headers } = await render(preview);
    expect(headers).toEqual({});
    expect(text).not.toMatch(/unsubscribe/i);
  });
});

describe('the text of a mail', () => {
  it.each(mailTemplates.map((template) => [template.name, template] as const))(
    '%s is what the library makes of its HTML',
    async (_name, template) => {
      const settingsUrl = template.hasSetting ? 'https://direct365.example/mails' : undefined;
      const { html, text } = await template.render(template.preview, { settingsUrl });
      const made = toPlainText(html, {
        selectors: [{ selector: 'h1', options: { uppercase: false } }],
      });
      expect(text).toBe(made);
      // Twice: what is made ready once keeps nothing of the mail before.
      expect((await template.render(template.preview, { settingsUrl })).text).toBe(made);
    },
  );
});
