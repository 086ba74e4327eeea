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
