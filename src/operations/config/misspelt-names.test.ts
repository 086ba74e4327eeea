import { describe, expect, it } from 'vitest';
import { problemOf } from './config-fixture.ts';
import { misspeltNames } from './misspelt-names.ts';

describe('a misspelt setting', () => {
  it.each([
    ['BACKUPDIR', 'BACKUP_DIR'],
    ['BACKUP-DIR', 'BACKUP_DIR'],
    ['SMTP_URLS', 'SMTP_URL'],
    ['AUTH_SECRETS', 'AUTH_SECRET'],
    ['SMS_COUNTRES', 'SMS_COUNTRIES'],
    ['public_url', 'PUBLIC_URL'],
    ['DATA_BASE_URI', 'DATABASE_URL'],
  ])('%s is refused with the name that was meant', (name, meant) => {
    expect(problemOf({ [name]: 'any' })).toBe(`${name} is not a setting. Did you mean ${meant}?`);
  });

  it.each(['HOSTNAME', 'PATH', 'PORTS', 'NODE_ENV', 'LOGNAME', 'OTEL_EXPORTER_OTLP_CERTIFICATE'])(
    'is not seen in %s, a variable of other programs',
    (name) => expect(problemOf({ [name]: 'any' })).toBe(''),
  );

  it('is not looked for where the setting itself is set', () => {
    expect(misspeltNames(['BACKUPDIR', 'BACKUP_DIR'], ['BACKUP_DIR'])).toEqual([]);
  });
});
