import { z } from 'zod';

/** Accepts a UUID from outside; whether such a file exists is another question. */
export const supplierFileIdSchema = z.uuid().brand<'SupplierFileId'>();
export type SupplierFileId = z.output<typeof supplierFileIdSchema>;

/** Takes an id that the database itself gave out. */
export const toSupplierFileId = (id: string): SupplierFileId => id as SupplierFileId;
