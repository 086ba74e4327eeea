import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Runs `work` with the id of a job that every log line written inside it carries. */
export const withJobId = <T>(id: string, work: () => T): T => ids.run(id, work);

/** The id of the job that is being done, if one is. */
export const currentJobId = (): string | undefined => ids.getStore();
