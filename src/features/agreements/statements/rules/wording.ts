import { defineEnumeration } from '#catalogue/enumerations/define-enumeration.ts';

/** How the work is paid. */
export const priceKinds = defineEnumeration({
  hourly: 'Rate per hour',
  daily: 'Rate per day',
  fixed: 'Fixed price',
});

/** By which rule the client determines whether the consultant works as if employed. */
export const taxRules = defineEnumeration({
  none: 'No rule applies',
  ir35: 'IR35 (United Kingdom)',
  local: 'Another local rule',
});

/** What the client has determined. */
export const determinations = defineEnumeration({
  open: 'Not determined yet',
  outside: 'Works on their own account',
  inside: 'Works as if employed',
  exempt: 'The client is small, and exempt',
});
