import { z } from 'zod';

/** A time on the wire: `2026-11-21T15:00:00.000Z`. */
export const timestampSchema = z.iso.datetime();
