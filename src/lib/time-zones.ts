import { z } from 'zod';

/** What Node and some browsers call by a name that the IANA database has given up. */
const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/**
 * The one name of a time zone, whichever of its names is given: `Asia/Kolkata` for `Asia/Calcutta`, `America/New_York`
 * for `US/Eastern`. Null for what is no zone, and for an offset, which knows no summer time.
 */
export function canonicalZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions();
    return renamedZones[timeZone] ?? timeZone;
  } catch {
    return null;
  }
}

const onlyName = (name: string): string => canonicalZone(name) ?? name;

/** A zone as it was stored, by its name of today. */
export const storedZone = () => z.string().overwrite(onlyName);

/** A zone by any of its names; it is stored by its name of today. */
export const zoneSchema = z
  .string()
  .max(64)
  .overwrite(onlyName)
  .refine((name) => canonicalZone(name) !== null, 'This time zone is not known');

/** The zones that clocks here are known to go by, by their names of today, sorted. */
export const listZones = (): string[] => [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(onlyName).sort()]),
];

/** The zone of this machine or browser. */
export const ownZone = (): string =>
  onlyName(new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
