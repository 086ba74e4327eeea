import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMailTemplates } from './load-mail-templates.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-templates-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function compiled(code: string): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.js`);
  await writeFile(file, code);
  return file;
}

describe('loadMailTemplates', () => {
  it('gives what the build registered', async () => {
    const file = await compiled(
      `export const mailTemplates = [{ name: 'welcome', preview: {}, render: async () => ({ subject: 'Hi' }) }];`,
    );
    const [template] = await loadMailTemplates(file);
    expect(template?.name).toBe('welcome');
    expect(await template?.render({})).toEqual({ subject: 'Hi' });
  });

  it('refuses a file that registers something else, or nothing', async () => {
    const other = await compiled(`export const mailTemplates = [{ name: 'welcome' }];`);
    await expect(loadMailTemplates(other)).rejects.toThrow();
    await expect(loadMailTemplates(await compiled(''))).rejects.toThrow();
    await expect(loadMailTemplates(join(folder, 'absent.js'))).rejects.toThrow();
  });
});
