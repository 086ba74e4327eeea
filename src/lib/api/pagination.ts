import { z } from 'zod';

/** Where a list goes on: opaque to callers, bound to a sort by its content. */
export const cursorSchema = z.string().max(300);

/** What a page has for those who do not say. */
export const usualLimit = 20;

export const pageInputShape = {
  cursor: cursorSchema.optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(usualLimit),
};

/** What every list answers to a cursor that it did not give out. */
export const invalidCursor = {
  INVALID_CURSOR: {
    status: 400,
    message: 'This cursor is not one that a list gave out. Leave it out to start at the beginning.',
  },
} as const;

/** The output of every list: its items, and the cursor of the next page while there is one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}
