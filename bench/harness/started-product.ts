import { type AppProcess, startApp } from '#tests/processes/app-process.ts';
import { connectionStringOf, newDataFolder } from '#tests/processes/data-folder.ts';

/** The product with its own database in a temporary folder, as an operator runs it. */
export interface StartedProduct {
  app: AppProcess;
  publicUrl: string;
  dataDir: string;
  connectionString: string;
}

export const benchPublicUrl = 'http://127.0.0.1:3999';

/** Starts it with the demo and with its usual log, which goes nowhere unless it is kept. */
export async function startProduct(
  environment = {},
  { keepOutput = false } = {},
): Promise<StartedProduct> {
  const dataDir = await newDataFolder();
  const app = await startApp(
    { DATA_DIR: dataDir, PUBLIC_URL: benchPublicUrl, LOG_LEVEL: 'info', ...environment },
    { keepOutput },
  );
  const connectionString = await connectionStringOf(dataDir);
  return { app, publicUrl: benchPublicUrl, dataDir, connectionString };
}
