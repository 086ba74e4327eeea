import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project: its path from the project's folder, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

const sourceFolders = ['src', 'demo', 'tests', 'bench', 'scripts'];

/** All files of the source folders below `projectFolder`; text is read for the kinds of file the checks look into. */
export function readSourceFiles(projectFolder: string): SourceFile[] {
  return sourceFolders.flatMap((folder) => {
    const entries = listFolder(join(projectFolder, folder));
    return entries.map((entry) => {
      const path = `${folder}/${entry}`;
      const isText = /\.(ts|tsx|mjs|cjs|css|sql|json)$/.test(entry);
      return { path, text: isText ? readFileSync(join(projectFolder, path), 'utf8') : '' };
    });
  });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  } catch {
    return [];
  }
}
