/** Reads `.env` where there is one; variables that are set already win over the file. */
export function loadEnvironmentFile(path: string): void {
  try {
    process.loadEnvFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
