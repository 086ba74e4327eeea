/**
 * Preloaded into the product (`NODE_OPTIONS=--import=…`). When the process ends it names the files it had loaded of
 * libraries that come in two builds, such as `react-dom-server.node.production.js`, those that make traces, how many
 * files there were and of which packages, and NODE_ENV.
 */
import { createRequire, registerHooks } from 'node:module';
import { basename } from 'node:path';

const ofTraces = new Set();
const packages = new Set();
let files = 0;
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) files += 1;
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? [];
    if (name) packages.add(name);
    if (/@opentelemetry\/(sdk|exporter|otlp|resources)/.test(url)) ofTraces.add(url);
    return nextLoad(url, context);
  },
});

process.on('exit', () => {
  // A file that was only searched for the names it exports is there as well, but has not run.
  const modules = Object.values(createRequire(import.meta.url).cache).filter(
    ({ loaded }) => loaded,
  );
  for (const { filename } of modules) {
    if (/\.(development|production)\.js$/.test(filename))
      process.stdout.write(`loaded ${filename}\n`);
  }
  for (const url of ofTraces) process.stdout.write(`loaded for traces ${url}\n`);
  const program = basename(process.argv[1] ?? '');
  process.stdout.write(`${program} loaded ${files} files\n`);
  process.stdout.write(`${program} loaded packages ${[...packages].sort().join(' ')}\n`);
  process.stdout.write(`ended with NODE_ENV=${process.env.NODE_ENV}\n`);
});
