import { describe, expect, it } from 'vitest';
import { findInstalledPostgres } from './installed-postgres.ts';

const checkoutDir = process.cwd();

describe('the built-in PostgreSQL', () => {
  it('is found for this platform, with its version', () => {
    expect(findInstalledPostgres(checkoutDir)).toMatchObject({
      native: expect.stringMatching(/native$/),
      serverVersion: expect.stringMatching(/^18\.\d+$/),
    });
  });

  it.each([
    { os: 'win32', arch: 'x64', isMusl: false, name: 'win32-x64' },
    { os: 'linux', arch: 'riscv64', isMusl: false, name: 'linux-riscv64' },
    { os: 'linux', arch: 'x64', isMusl: true, name: 'linux-x64 with musl' },
  ])('does not exist for $name, and the sentence names DATABASE_URL', ({ name, ...platform }) => {
    expect(() => findInstalledPostgres(checkoutDir, platform)).toThrow(
      new RegExp(`no built-in PostgreSQL for ${name}.*DATABASE_URL`),
    );
  });

  it('may be left out of an installation, and the sentence names DATABASE_URL', () => {
    expect(() => findInstalledPostgres('/')).toThrow(/is not installed.*DATABASE_URL/);
  });
});
