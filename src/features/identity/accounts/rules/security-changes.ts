/** Changes that a user is notified of by mail, because an attacker may have made them. */
export const securityChanges = [
  'password-changed',
  'password-reset',
  'email-changed',
  'factor-added',
  'factor-removed',
  'backup-codes-made',
  'backup-code-used',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'api-key-made',
  'api-key-revoked',
  'api-keys-revoked',
  'calendar-address-made',
  'signed-out',
  'passkey-copied',
  'microsoft-connected',
  'microsoft-disconnected',
] as const;
export type SecurityChange = (typeof securityChanges)[number];
