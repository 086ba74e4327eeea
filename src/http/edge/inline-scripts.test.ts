import { expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';

it('names the inline scripts of a page once each, and neither files nor data', () => {
  const hashes = inlineScriptHashes(
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script class="x">two()</script><script>one()</script>',
  );
  expect(hashes).toHaveLength(2);
  expect(hashes[0]).toMatch(/^'sha256-[\w+/]{43}='$/);
});
