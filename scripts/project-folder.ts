import { join } from 'node:path';

/** The project's folder, absolute. */
export const projectFolder = join(import.meta.dirname, '..');
