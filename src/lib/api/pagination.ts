import { z } from 'zod';

/** Where a list goes on: opaque to callers, bound to a sort by its content. */
export const cursorSchema = z.string().max(300);

export const pageInputShape = {
  cursor: cursorSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
};

/** The output of every list: its items, and the cursor of the next page while there is one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
