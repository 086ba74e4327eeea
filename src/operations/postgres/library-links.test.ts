import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { completeLibraryLinks } from './library-links.ts';

it('links between libraries are made when the install script did not, and left alone when it did', () => {
  const packageRoot = mkdtempSync(join(tmpdir(), 'direct365-links-'));
  const native = join(packageRoot, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'the library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));

  completeLibraryLinks(native);
  completeLibraryLinks(native);

  expect(readFileSync(join(native, 'lib/libpq.so.5'), 'utf8')).toBe('the library');
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  rmSync(packageRoot, { recursive: true });
});
