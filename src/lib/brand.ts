declare const brand: unique symbol;

/** A value that only a check can produce: `Brand<string, 'UserId'>` is a string, but no string is one. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
