import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute, without a trailing slash. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** An absolute path inside the project. */
export const inProject = (...names) => join(projectFolder, ...names);

/** The Node.js the project carries as a package; it runs the product, the build and the tests. */
export const packagedNode = inProject('node_modules', '.bin', 'node');
