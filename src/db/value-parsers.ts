import pg from 'pg';

type ParseText = (value: string) => unknown;

const oids = { date: 1082, timestamp: 1184, textArray: 1009, uuidArray: 2951 };

const parserOf = (oid: number): ParseText => pg.types.getTypeParser(oid, 'text');
const parseAnyTime = parserOf(oids.timestamp);
const parseAnyArray = parserOf(oids.textArray);

/**
 * As the server writes a time of a usual year to a connection in UTC; the driver reads others as well, and takes
 * longer.
 */
const usualTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

const parseTime: ParseText = (value) =>
  usualTime.test(value)
    ? new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`)
    : parseAnyTime(value);

/** Whether an array holds what is not simply between its commas: quoted elements, arrays, NULL. */
const needsReading = /["\\]|^.+[{[]|null/i;

const parseTexts: ParseText = (value) => {
  if (value === '{}') return [];
  return needsReading.test(value) ? parseAnyArray(value) : value.slice(1, -1).split(',');
};

/** How a value is read that came as text. */
const ownParsers: ReadonlyMap<number, ParseText> = new Map([
  // A calendar day stays text: turning it into a Date would move it across time zones.
  [oids.date, (value) => value],
  [oids.timestamp, parseTime],
  [oids.textArray, parseTexts],
  [oids.uuidArray, parseTexts],
]);

/** What values of the database become: as the driver reads them, and what is read often in less time. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && ownParsers.get(oid)) || pg.types.getTypeParser(oid, format),
};
