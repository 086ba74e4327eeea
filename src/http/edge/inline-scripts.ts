import { createHash } from 'node:crypto';

const scriptElements = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;

/**
 * The sources that a content security policy has to name for the inline scripts of a page, such as `'sha256-…'`. So a
 * page that is kept for many readers needs no nonce, which has to differ each time.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(scriptElements)) {
    if (/\bsrc=/.test(attributes) || dataBlock.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  }
  return [...hashes];
}
