import { isBareAddress } from '#features/identity/lib/webauthn/relying-party.ts';
import type { Config } from '#operations/config/config.ts';

/** Prints the site's address for the operator and, in a demo, how to sign in. */
export async function greet(options: {
  config: Config;
  url: string;
  dataDir: string | undefined;
  milliseconds: number;
}): Promise<void> {
  const { config, url, dataDir, milliseconds } = options;
  const lines = [
    '',
    `  Direct365 is at ${url}  (started in ${(milliseconds / 1000).toFixed(1)} s)`,
  ];
  if (dataDir) lines.push(`  Its data is in ${dataDir}`);
  if (isBareAddress(new URL(url).hostname)) {
    const { port } = new URL(url);
    lines.push(`  Passkeys need a name: HOST=localhost npm start serves http://localhost:${port}`);
  }
  if (config.demo) {
    const { signInLines } = await import('./demo.ts');
    lines.push(
      '',
      '  This is a demo: people and projects are made up, no money moves, and mails stay here:',
      `    mails        ${url}/dev/mailbox`,
      `    API          ${url}/api/docs`,
      '',
      ...signInLines,
    );
  }
  lines.push('', '  Stop it with Ctrl+C.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
