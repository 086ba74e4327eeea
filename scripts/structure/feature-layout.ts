type FileKind = { kind: string; extensions: readonly string[]; meaning: string };

/**
 * The kinds of file a noun is made of; ARCHITECTURE.md names each. A kind without an own folder is one file
 * (`server/commands.ts`) or, once that grows too long, a folder (`server/commands/post-project.ts`), never both. Each
 * file is named after what it contains, and no index file re-exports them (twins.ts).
 */
export const fileKinds: readonly FileKind[] = [
  { kind: 'contract', extensions: ['ts'], meaning: 'operations, schemas and error codes' },
  { kind: 'ids', extensions: ['ts'], meaning: 'branded ids' },
  { kind: 'rules', extensions: ['ts'], meaning: 'pure decisions of the domain' },
  { kind: 'policy', extensions: ['ts'], meaning: 'who may do what' },
  { kind: 'content/', extensions: ['ts'], meaning: 'words and figures of pages, as data' },
  { kind: 'server/procedures', extensions: ['ts'], meaning: 'one per operation of the contract' },
  { kind: 'server/queries', extensions: ['ts'], meaning: 'reads' },
  { kind: 'server/commands', extensions: ['ts'], meaning: 'writes, each one transaction' },
  { kind: 'server/views', extensions: ['ts'], meaning: 'rows shaped for the one who asks' },
  {
    kind: 'server/services',
    extensions: ['ts'],
    meaning: "dependencies of this noun's operations only",
  },
  {
    kind: 'server/personal-data',
    extensions: ['ts'],
    meaning: 'what the feature knows of people: for exports, erasures and periods',
  },
  {
    kind: 'server/notifications',
    extensions: ['ts'],
    meaning: 'kinds of notifications: texts, and their target addresses',
  },
  { kind: 'server/jobs', extensions: ['ts'], meaning: 'definitions of queued jobs' },
  { kind: 'server/workers', extensions: ['ts'], meaning: 'handlers of queued jobs' },
  {
    kind: 'server/emails/',
    extensions: ['ts', 'tsx'],
    meaning: 'a mail: template, preview, sender',
  },
  { kind: 'web/components/', extensions: ['ts', 'tsx'], meaning: 'parts of pages' },
  {
    kind: 'web/hooks/',
    extensions: ['ts'],
    meaning: 'what components remember and do: use-NAME.ts',
  },
  { kind: 'web/messages', extensions: ['ts'], meaning: 'the words for codes' },
  {
    kind: 'web/flashes',
    extensions: ['ts'],
    meaning: 'the flash messages after a redirect',
  },
  { kind: 'web/queries', extensions: ['ts'], meaning: 'query options: the unit of fetching' },
];

/** Files that only one noun has, because the others build on them. */
const ownFiles: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    'server/admins.ts',
    'server/auth-library.ts',
    'server/auth-tables.ts',
    'server/auth.ts',
    'server/viewer.ts',
    'web/guards.ts',
    'web/session-hint.ts',
  ],
  'cookie-consent': ['web/consent.ts', 'web/consent-script.ts'],
};

/** Folders that only one noun has. */
const ownFolders: Readonly<Record<string, readonly string[]>> = {
  // What answers searches from memory knows columns, postings and orders; the rules of the domain know none of them.
  query: ['engine/'],
};

/** Whether a noun may have this file (`path` is relative to its folder). Hooks and only they are in `web/hooks/`. */
export function isFeatureFile(noun: string, path: string): boolean {
  const tested = path.replace(/\.test\.tsx?$/, '.ts');
  if (tested !== path) return isTestBeside(noun, path);
  if (ownFiles[noun]?.includes(path)) return true;
  if (ownFolders[noun]?.some((folder) => isDirectlyIn(folder, path))) return true;
  if (/\/use-[^/]+$/.test(path) !== path.startsWith('web/hooks/')) return false;
  return fileKinds.some(({ kind, extensions }) => {
    const extension = `\\.(${extensions.join('|')})`;
    const name = '[^/]+';
    const pattern = kind.endsWith('/')
      ? `^${kind}(${name}/)?${name}${extension}$`
      : `^${kind}(/${name})?${extension}$`;
    return new RegExp(pattern).test(path);
  });
}

const isDirectlyIn = (folder: string, path: string): boolean =>
  path.startsWith(folder) && /^[^/]+\.ts$/.test(path.slice(folder.length));

/** Tests may have any name, in the noun's folder or in one that its layout knows. */
function isTestBeside(noun: string, path: string): boolean {
  const folder = path.split('/').slice(0, -1).join('/');
  const own = [...(ownFiles[noun] ?? []), ...(ownFolders[noun] ?? [])];
  const known = [...fileKinds.map(({ kind }) => kind), ...own];
  return (
    folder === '' ||
    known.some(
      (kind) => kind.startsWith(`${folder}/`) || kind === folder || folder.startsWith(kind),
    )
  );
}
