import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { reactInPieces } from './react-in-pieces.ts';

const run = promisify(execFile);
const checkout = join(import.meta.dirname, '../../..');

/** A page with what React writes in ways of its own, in its pieces and as React's usual text. */
const program = `
import { createContext, createElement as h, lazy, Suspense, use, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { renderInPieces } from '/src/app/render-in-pieces.ts';

const Tone = createContext('plain');
function Greeting({ name }) {
  const [count] = useState(3);
  return h('p', { id: useId(), className: use(Tone), title: '"' + name + '" & <co>' }, 'Hello ', name, ', ', count);
}
const Never = lazy(() => new Promise(() => {}));
const page = h('html', { lang: 'en' },
  h('body', { style: { color: 'red' } },
    h(Tone, { value: 'kind' }, ['Ada', 'größer…', '😀'].map((name) => h(Greeting, { key: name, name }))),
    h('select', { defaultValue: 'b' }, h('option', { value: 'a' }), h('option', { value: 'b' })),
    h('div', { dangerouslySetInnerHTML: { __html: '<b>as it is</b>' } }),
    h(Suspense, { fallback: 'waits' }, h(Greeting, { name: 'inside' })),
    h(Suspense, { fallback: h('i', null, 'waits') }, h(Never))));
const pieces = [];
renderInPieces(page, (piece) => pieces.push(piece));
const Failing = () => { throw new Error('cannot be rendered'); };
let fault;
try { renderInPieces(h(Failing), () => {}); } catch ({ message }) { fault = message; }
console.log(JSON.stringify({ pieces, usual: renderToString(page), fault }));
`;

const printed = z.object({ pieces: z.array(z.string()), usual: z.string(), fault: z.string() });

/** Builds the program for the server, and has it run as in production. */
async function runBuilt() {
  // Where it finds React.
  const outDir = await mkdtemp(join(checkout, 'node_modules/react-in-pieces-'));
  const page = 'virtual:page';
  try {
    await build({
      ...{ root: checkout, configFile: false, logLevel: 'silent', publicDir: false },
      plugins: [
        {
          name: 'page',
          resolveId: (id) => (id === page ? id : undefined),
          load: (id) => (id === page ? program : undefined),
        },
        reactInPieces(),
      ],
      build: { outDir, ssr: true, rolldownOptions: { input: { page } } },
    });
    const file = join(outDir, 'page.js');
    const env = { ...process.env, NODE_ENV: 'production' };
    return printed.parse(JSON.parse((await run(process.execPath, [file], { env })).stdout));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

it("a built page is given away in React's own pieces, and what fails is thrown on", async () => {
  const { pieces, usual, fault } = await runBuilt();
  expect(pieces.join('')).toBe(usual);
  expect(pieces.length).toBeGreaterThan(50);
  expect(usual).toContain('<!--$!-->');
  expect(fault).toBe('cannot be rendered');
});
