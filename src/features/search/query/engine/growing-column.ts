type Column = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** This column, or a longer copy of it when `index` is beyond its end. */
export function ensureCapacity<Kind extends Column>(
  column: Kind,
  index: number,
  make: (length: number) => Kind,
): Kind {
  if (index < column.length) return column;
  const longer = make(Math.ceil((index + 1) * 1.4));
  longer.set(column);
  return longer;
}
