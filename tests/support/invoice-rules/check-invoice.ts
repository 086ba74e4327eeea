import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { inProject } from '#lib/project-folder.ts';

const require = createRequire(import.meta.url);
const syntaxes = ['ubl', 'cii'] as const;

const saxonSchema = z.object({
  transform: z.function({
    input: [z.unknown(), z.literal('sync')],
    output: z.object({ principalResult: z.string() }),
  }),
});

/** Checks invoices by the rules of EN 16931, as the European Commission publishes them for each syntax. */
export async function prepareInvoiceRules() {
  const saxon = saxonSchema.parse(require('saxon-js'));
  const folder = await mkdtemp(join(tmpdir(), 'direct365-invoice-rules-'));
  const compiledRules = (syntax: string) => join(folder, `${syntax}.sef.json`);
  for (const syntax of syntaxes) {
    const name = `${syntax}-rules.xslt`;
    const packed = await readFile(inProject(`tests/support/invoice-rules/${name}.gz`));
    await writeFile(join(folder, name), gunzipSync(packed));
    await promisify(execFile)(process.execPath, [
      require.resolve('xslt3/xslt3.js'),
      ...[`-xsl:${join(folder, name)}`, `-export:${compiledRules(syntax)}`, '-nogo'],
    ]);
  }
  return {
    /** The ids of the rules that an invoice breaks, such as BR-CO-15. */
    brokenRules(xml: string): string[] {
      const syntax = xml.includes('CrossIndustryInvoice') ? 'cii' : 'ubl';
      const { principalResult } = saxon.transform(
        { stylesheetFileName: compiledRules(syntax), sourceText: xml, destination: 'serialized' },
        'sync',
      );
      if (!principalResult.includes('fired-rule')) throw new Error('No rule looked at this text.');
      const failed = principalResult.matchAll(/<svrl:failed-assert[^>]*?\sid="([^"]+)"/g);
      return [...failed].flatMap(([, id]) => id ?? []);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
