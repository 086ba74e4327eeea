import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** Where a consultant works: at the client's, from anywhere else, or as the work asks. */
export const workArrangements = defineEnumeration({
  'on-site': 'On site',
  remote: 'Remote',
  both: 'On site and remote',
});
export type WorkArrangement = ValueOf<typeof workArrangements>;
