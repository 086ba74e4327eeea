/**
 * Preloaded before the product (`node --import ./scripts/runtime.mjs …`). Has libraries load their production builds,
 * keeps compiled code between starts, which cuts a third off the next one, and says in a sentence when the product is
 * started without its own Node.js.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Direct365 runs on the Node.js 24 among its packages, and this is ${process.versions.node}: start it with npm start, and let npm run scripts (npm config set ignore-scripts false).\n`,
  );
  process.exit(1);
}

// Before anything is loaded, for libraries ask once; and whatever the shell says: with `test` some leave out checks.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

module.enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)),
);
setTimeout(() => {
  // Node writes the cache when it exits; a server that is killed never would.
  module.flushCompileCache();
  // Most of what answers a request runs once for each, and is fast only when the last compiler has had it: after 3,000
  // runs by itself. Only now, for what was compiled under other flags is not read again: neither Node's own code nor
  // what the cache has.
  v8.setFlagsFromString('--invocation-count-for-turbofan=700');
}, 5000).unref();
