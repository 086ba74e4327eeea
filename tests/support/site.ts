/** Where the test site would be, if it listened. */
export const testPublicUrl = 'http://127.0.0.1:3999';
export const testAuthSecret = 'a secret that only the tests know, long enough';
export const testMetricsToken = 'a token that only the tests know';

/** Who the invoices of a test site are from. */
export const testSeller = {
  name: 'Direct365 Test Ltd',
  email: 'billing@direct365.test',
  address: ['1 Ledger Street', 'London EC1A 1BB', 'United Kingdom'],
  taxIds: ['GB123456789'],
};

/** Whom the mails of a test may be from. */
export const testMailSenders = [
  { name: 'Direct365', address: 'hello@direct365.example' },
  { name: 'Direct365 News', address: 'news@direct365.example' },
] as const;

/** Signs the mail events of a test. */
export const testMailWebhookSecret = 'a secret of a mail service for tests alone';
