import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/**
 * Removes what packages bring and nothing here ever reads: the C headers and pages of the packaged Node.js (for compiling addons), and
 * the source maps of packages, which only a debugger asks for. A fifth of what is installed. Declarations stay: checks read them.
 */
export function removeUnreadFiles(packages = inProject('node_modules')) {
  const node = join(packages, 'node', 'node_modules');
  for (const entry of existsSync(node) ? readdirSync(node, { withFileTypes: true }) : []) {
    // npm keeps notes of its own beside them.
    if (!entry.isDirectory()) continue;
    // Its program is there a second time, linked to where it is run.
    for (const part of ['include', 'share']) {
      rmSync(join(node, entry.name, part), { recursive: true, force: true });
    }
  }
  removeSourceMaps(packages);
}

function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // Links are not followed: what they lead to is elsewhere, or comes by itself.
    if (entry.isDirectory() && entry.name !== '.cache') removeSourceMaps(path);
    else if (entry.isFile() && /\.[cm]?[jt]s\.map$|\.css\.map$/.test(entry.name)) rmSync(path);
  }
}
