import { implementOperations } from '#server/implement-operations.ts';
import { growthContract } from '../../contract/growth.ts';
import { readGrowth } from '../queries/growth.ts';

const operations = implementOperations(growthContract);

export const growthProcedures = {
  get: operations.get.handler(async ({ context: { db, clock, isDemo } }) => ({
    months: await readGrowth(db, { now: clock.now(), isDemo }),
  })),
};
