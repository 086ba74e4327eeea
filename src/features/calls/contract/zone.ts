import { z } from 'zod';
import { isZone } from '../rules/zones.ts';

/** The IANA name of a zone, such as `Europe/Berlin`. */
export const zoneSchema = z.string().max(64).refine(isZone, 'This time zone is not known');
