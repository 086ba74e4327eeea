/** Where the test site would be, if it listened. */
export const testPublicUrl = 'http://127.0.0.1:3999';
export const testAuthSecret = 'a secret that only the tests know, long enough';
export const testMetricsToken = 'a token that only the tests know';
