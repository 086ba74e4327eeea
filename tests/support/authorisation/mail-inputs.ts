import { countAudience } from '#features/notifications/announcements/server/queries/audience.ts';
import { preferencesUrl } from '#features/notifications/preferences/server/queries.ts';
import { claimOf, editableClaimIds } from '#features/site-operations/site-settings/rules/claims.ts';
import { mailKinds } from '#features/site-operations/site-settings/rules/mail-kinds.ts';
import { readSettings } from '#features/site-operations/site-settings/server/queries/stored-settings.ts';
import { usualCurrencyMap } from '#lib/money/currency-map.ts';
import type { TestApp } from '../app.ts';
import { testMailSenders } from '../site.ts';
import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

const announcementForm = {
  recipientType: 'consultants',
  fromName: 'Direct365',
  fromEmail: testMailSenders[0].address,
  subject: 'News',
  message: 'Hello {first_name}',
} as const;

const ofAnnouncement =
  (more: Record<string, unknown>): MakeInput =>
  async (app, rowKind) => ({
    blastId: rowKind === 'absent' ? absentId : await makeAnnouncement(app),
    ...more,
  });

/** The key identifies the user, so any caller with it is allowed: it is in the user's own mail. */
const ofKey =
  (more: Record<string, unknown>): MakeInput =>
  async (app, rowKind) => ({
    key: `${await makePreferenceKey(app)}${rowKind === 'absent' ? 'x' : ''}`,
    ...more,
  });

const settingsForm = {
  claims: Object.fromEntries(
    editableClaimIds.map((id) => [id, { source: 'text', figure: claimOf(id).figure }]),
  ),
  currencies: {
    languages: usualCurrencyMap.languages,
    perUsd: Object.fromEntries(
      Object.entries(usualCurrencyMap.perUsd).filter(([code]) => code !== 'USD'),
    ),
  },
};

/** A caller who may change a section has read it. */
const ofSettings =
  (
    section: 'claims' | 'currencies' | 'senders' | 'agreements',
    form: Record<string, unknown>,
  ): MakeInput =>
  async (app) => {
    const { revisions } = await readSettings(app.db);
    return { ...form, revision: revisions[section].revision, reason: 'A test.' };
  };

/** What is asked of mails and of the site's settings: blasts, who wants none, and how each looks. */
export const mailInputs: ExampleInputs = {
  'siteSettings.getPublished': none,
  'siteSettings.get': none,
  'siteSettings.saveClaims': ofSettings('claims', { claims: settingsForm.claims }),
  'siteSettings.saveCurrencies': ofSettings('currencies', {
    ...settingsForm.currencies,
    countries: [],
    ratesOn: '2026-11-01',
  }),
  'siteSettings.saveSenders': ofSettings('senders', {
    names: [],
    byKind: Object.fromEntries(mailKinds.map((kind) => [kind, testMailSenders[0].address])),
  }),
  'siteSettings.saveAgreements': ofSettings('agreements', {
    ...{ agreements: true, timeSheets: true, invoiceDrafts: false, vatChecks: false, clauses: [] },
  }),
  'siteSettings.sendTest': fixed({ ...testMailSenders[0] }),
  'announcements.getAudience': none,
  'announcements.getRecipient': fixed({ recipientType: 'clients' }),
  'announcements.sendTest': fixed(announcementForm),
  'announcements.start': async (app) => ({
    ...announcementForm,
    expected: Math.max(1, (await countAudience(app.db, 'consultants')).recipients),
  }),
  'announcements.list': none,
  'announcements.get': ofAnnouncement({}),
  'announcements.listDeliveries': ofAnnouncement({ status: 'failed' }),
  'announcements.steer': ofAnnouncement({ act: 'pause' }),
  'announcements.repeat': ofAnnouncement({}),
  'mailPreferences.get': ofKey({}),
  'mailPreferences.choose': ofKey({ announcements: false }),
  'mailPreferences.chooseMessageTexts': ofKey({ allowed: true }),
  'mailPreferences.chooseWay': ofKey({ topic: 'messages', way: 'daily' }),
  'mailPreferences.choosePush': ofKey({ topic: 'messages', isShown: false }),
  'mailPreferences.chooseTimes': ofKey({
    zone: 'Europe/Berlin',
    quiet: { from: 22, until: 7 },
  }),
  'mailPreferences.getOwnKey': none,
  'mailPreferences.listSuppressed': none,
  'mailPreferences.liftSuppression': fixed({ address: 'unknown@example.test' }),
  'mailPreviews.list': none,
  'mailPreviews.get': async (_app, rowKind) => ({
    name: rowKind === 'absent' ? 'no-such-mail' : 'mail-blast',
  }),
};

/** A blast that is being sent, without recipients; returns its id. */
async function makeAnnouncement(app: TestApp): Promise<string> {
  const { recipientType, subject, message, fromName, fromEmail } = announcementForm;
  const now = app.clock.now();
  const { id } = await app.db
    .insertInto('mail_blasts')
    .values({
      ...{ id: crypto.randomUUID(), recipient_type: recipientType, subject, message },
      ...{ from_name: fromName, from_email: fromEmail, state: 'sending', run_id: null },
      ...{ moved_at: now, created_by: null, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The signed key in the mails of a new client. */
async function makePreferenceKey(app: TestApp): Promise<string> {
  const url = preferencesUrl(app.services, await app.make.client());
  return url.slice(url.lastIndexOf('/') + 1);
}
