import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unreadPackages } from './unread-packages.mjs';

/** Source maps, which only a debugger asks for. */
const maps = /\.[cm]?[jt]s\.map$|\.css\.map$/;

/** Beside them what only a compiler of types, a linker or a reader of the package asks for. Licences stay. */
const unreadByRunning = new RegExp(
  `${maps.source}|\\.d\\.[cm]?ts$|\\.flow$|^(?!licen[cs]e).*\\.(md|markdown)$|\\.a$`,
  'i',
);

/** Folders at the top of a package that its makers work with. */
const workFolders = ['test', 'tests', '__tests__', 'example', 'examples', 'benchmark', '.claude'];

/** The weights of a typeface of which regular and bold are used. */
const otherWeights = [
  ...['100Thin', '200ExtraLight', '300Light', '500Medium', '600SemiBold', '800ExtraBold'],
  '900Black',
];

/**
 * The same code for other loaders and runtimes than ours, sources of what lies built beside them, and languages that
 * nothing is written in.
 */
const unreadParts = {
  '@better-auth/core': ['src'],
  '@simplewebauthn/server': ['script'],
  '@tanstack/query-core': ['src', 'build/legacy'],
  '@tanstack/react-router': ['src'],
  '@tanstack/router-core': ['src'],
  '@tanstack/start-client-core': ['src'],
  '@tanstack/start-plugin-core': ['src'],
  '@zxcvbn-ts/core': ['src'],
  '@zxcvbn-ts/language-common': ['src', 'dist/zxcvbn-ts.js'],
  // Pictures are drawn in two weights.
  '@expo-google-fonts/geist': [
    ...['100Thin', '200ExtraLight', '300Light', '500Medium', '700Bold', '800ExtraBold', '900Black'],
    ...['100Thin_Italic', '200ExtraLight_Italic', '300Light_Italic', '400Regular_Italic'],
    ...['500Medium_Italic', '600SemiBold_Italic', '700Bold_Italic', '800ExtraBold_Italic'],
    ...['900Black_Italic', 'font-family.png'],
  ],
  '@expo-google-fonts/noto-sans': [
    ...otherWeights,
    ...['400Regular', '700Bold', ...otherWeights].map((weight) => `${weight}_Italic`),
    'font-family.png',
  ],
  '@expo-google-fonts/noto-sans-arabic': [...otherWeights, 'font-family.png'],
  '@expo-google-fonts/noto-sans-hebrew': [...otherWeights, 'font-family.png'],
  // One library of schemas is used with forms.
  '@hookform/resolvers': [
    ...['ajv', 'arktype', 'ata-validator', 'class-validator', 'computed-types', 'effect-ts'],
    ...['fluentvalidation-ts', 'io-ts', 'joi', 'nope', 'superstruct', 'typanion', 'typebox'],
    ...['typeschema', 'valibot', 'vest', 'vine', 'yup'],
  ],
  '@opentelemetry/semantic-conventions': [
    'dist/experimental_attributes.cjs',
    'dist/experimental_metrics.cjs',
    'dist/stable_attributes.cjs',
  ],
  'css-tree': ['cjs', 'lib'],
  'csv-parse': ['dist'],
  'csv-stringify': ['dist'],
  hono: ['dist/cjs'],
  'ical.js': ['lib', 'dist/ical.es5.cjs'],
  'libphonenumber-js': ['build', 'bundle', 'es6-modern', 'max', 'mobile', 'source'],
  'lucide-react': ['dist/cjs'],
  luxon: ['src', 'build/amd', 'build/cjs-browser', 'build/global'],
  mammoth: ['mammoth.browser.js', 'mammoth.browser.min.js'],
  nodemailer: ['dist/cjs'],
  pdfkit: [
    ...['js/pdfkit.js', 'js/pdfkit.old.js', 'js/pdfkit.standalone.js'],
    ...['js/pdfkit.browser.js', 'js/pdfkit.browser.mjs'],
    ...['js/pdfkit.browser.old.js', 'js/pdfkit.browser.old.mjs'],
  ],
  prettier: [
    'internal',
    ...['acorn.js', 'acorn.mjs', 'estree.js', 'html.js', 'typescript.js'].map(
      (file) => `plugins/${file}`,
    ),
    ...[
      'angular',
      'babel',
      'flow',
      'glimmer',
      'graphql',
      'markdown',
      'meriyah',
      'postcss',
      'yaml',
    ].flatMap((language) => [`plugins/${language}.js`, `plugins/${language}.mjs`]),
  ],
  prismjs: ['components', 'plugins', 'themes'],
  'react-dom': [
    'cjs/react-dom-profiling.development.js',
    'cjs/react-dom-profiling.profiling.js',
    'cjs/react-dom-server-legacy.browser.development.js',
    'cjs/react-dom-server-legacy.browser.production.js',
    'cjs/react-dom-server.browser.development.js',
    'cjs/react-dom-server.browser.production.js',
    'cjs/react-dom-server.bun.development.js',
    'cjs/react-dom-server.bun.production.js',
    'cjs/react-dom-server.edge.development.js',
    'cjs/react-dom-server.edge.production.js',
  ],
  stripe: ['cjs'],
  underscore: ['amd', 'modules'],
  zod: ['src'],
};

/** The places of `unreadParts`, below node_modules. */
export const unreadPlaces = Object.entries(unreadParts).flatMap(([name, parts]) =>
  parts.map((part) => join(name, part)),
);

/**
 * Removes from `packages`, a folder node_modules, what they bring and nothing here ever reads. The C headers and pages
 * of the packaged Node.js (for compiling addons), and source maps. With `lock`, what the lock file says of packages,
 * also what only tests and checks read: declarations, parts of packages and whole packages.
 */
export function removeUnreadFiles(packages, { lock } = {}) {
  const node = join(packages, 'node', 'node_modules');
  for (const entry of existsSync(node) ? readdirSync(node, { withFileTypes: true }) : []) {
    // npm keeps notes of its own beside them.
    if (!entry.isDirectory()) continue;
    // Its program is there a second time, linked to where it is run.
    for (const part of ['include', 'share']) remove(join(node, entry.name, part));
  }
  if (lock) removeWhatRunningDoesWithout(packages, lock);
  removeFiles(packages, lock ? unreadByRunning : maps);
}

function removeWhatRunningDoesWithout(packages, lock) {
  for (const where of unreadPackages(lock)) remove(join(dirname(packages), where));
  for (const place of unreadPlaces) remove(join(packages, place));
  for (const where of Object.keys(lock)) {
    if (where === '') continue;
    for (const folder of workFolders) remove(join(dirname(packages), where, folder));
  }
  // npm's own record, which is not true any more.
  remove(join(packages, '.package-lock.json'));
}

/** Returns how many entries are left of the folder; folders inside it that have none any more are gone. */
function removeFiles(folder, unread) {
  let left = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Links are not followed: their targets are elsewhere, or visited separately.
    if (entry.isDirectory() && entry.name !== '.cache') {
      if (removeFiles(path, unread) === 0) rmdirSync(path);
      else left += 1;
    } else if (entry.isFile() && unread.test(entry.name)) rmSync(path);
    else left += 1;
  }
  return left;
}

const remove = (path) => rmSync(path, { recursive: true, force: true });
