import { z } from 'zod';

/** Accepts a UUID from outside; whether such a file exists is another question. */
export const supplierFileIdSchema = z.uuid().brand<'SupplierFileId'>();
export type SupplierFileId = z.output<typeof supplierFileIdSchema>;
