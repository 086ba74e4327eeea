import type Stripe from 'stripe';

/** A field of Stripe's as it travels: an id in the place of an object, a text in the place of a decimal. */
export type Wire<Value> = string extends Value
  ? Extract<Value, string | null | undefined>
  : Value extends Stripe.Decimal
    ? string
    : Value;

/**
 * The fields of one of Stripe's objects that the local Stripe keeps; answers have all the others, with nothing in them.
 */
export type Kept<Whole, Field extends keyof Whole> = { [Name in Field]: Wire<Whole[Name]> };
/** The same for fields that objects of earlier versions of this program have not. */
export type MaybeKept<Whole, Field extends keyof Whole> = { [Name in Field]?: Wire<Whole[Name]> };

export interface LocalList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** A list in Stripe's envelope. */
export function listOf<Item>(url: string, data: Item[], hasMore = false): LocalList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}
