/**
 * What packages name for a command line of theirs alone, which is never called here. What only these need is not needed
 * either.
 */
const forCommandLines = {
  'node_modules/react-email': [
    '@babel/parser',
    '@babel/traverse',
    'chokidar',
    'commander',
    'conf',
    'esbuild',
    'glob',
    'jiti',
    'log-symbols',
    'mime-types',
    'nypm',
    'picospinner',
    'prompts',
    'socket.io',
    'tsconfig-paths',
  ],
  // It is asked to compile for browsers by name nowhere: Vite's compilers have their own list.
  'node_modules/@babel/helper-compilation-targets': ['browserslist'],
};

/**
 * The folders of installed packages that the product does not load, of the `packages` of a lock file. They only serve
 * command lines that are never called, or are optional peers that no other package needs.
 */
export function unreadPackages(packages) {
  const needed = new Set();
  const need = (where) => {
    if (needed.has(where)) return;
    needed.add(where);
    const unread = forCommandLines[where] ?? [];
    for (const name of namesNeededBy(packages[where])) {
      const found = unread.includes(name) ? null : whereFound(packages, where, name);
      if (found !== null) need(found);
    }
  };
  need('');
  return Object.keys(packages).filter((where) => !needed.has(where));
}

function namesNeededBy({ dependencies, optionalDependencies, peerDependencies, ...entry }) {
  const peers = Object.keys(peerDependencies ?? {});
  return [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ];
}

/**
 * Where a package at `from` finds `name` in the node_modules folders above it, as Node.js would; null when it is
 * nowhere.
 */
function whereFound(packages, from, name) {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (place in packages) return place;
  if (from === '') return null;
  return whereFound(
    packages,
    from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)),
    name,
  );
}
