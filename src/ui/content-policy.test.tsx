import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { uiStyleAttributeSources, uiStyleElementSources } from './content-policy.ts';
import { EveryComponent } from './every-component.tsx';

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('what the content policy allows', () => {
  it('covers the style element that sonner adds, filled and empty', () => {
    const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
    const literals = [...source.matchAll(/^__insertCSS\((".*")\);$/gm)].map((match) => match[1]);
    const contents = literals.map((literal): unknown => JSON.parse(literal ?? '""'));
    expect([...contents, ''].map((text) => hashSource(String(text)))).toEqual(
      uiStyleElementSources,
    );
  });

  it('covers every style attribute that the server renders, and nothing more', () => {
    const markup = renderToString(<EveryComponent />);
    const attributes = [...markup.matchAll(/ style="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(["'unsafe-hashes'", ...new Set(attributes.map(hashSource))]).toEqual(
      uiStyleAttributeSources,
    );
  });

  it('needs no style element and no script of the components themselves', () => {
    expect(renderToString(<EveryComponent />)).not.toMatch(/<style|<script/);
  });
});
