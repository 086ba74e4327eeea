type Column = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** This column, or a longer one with the same figures when this place is beyond its end. */
export function withPlaceFor<Kind extends Column>(
  column: Kind,
  place: number,
  make: (length: number) => Kind,
): Kind {
  if (place < column.length) return column;
  const longer = make(Math.ceil(Math.max(place + 1, column.length) * 1.4));
  longer.set(column);
  return longer;
}
