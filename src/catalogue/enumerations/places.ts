import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

export const countries = defineEnumeration({
  us: 'United States',
  ca: 'Canada',
  uk: 'United Kingdom',
  au: 'Australia',
  de: 'Germany',
  fr: 'France',
  other: 'Other',
});
export type Country = ValueOf<typeof countries>;

export const timezones = defineEnumeration({
  est: 'Eastern Time (EST)',
  cst: 'Central Time (CST)',
  mst: 'Mountain Time (MST)',
  pst: 'Pacific Time (PST)',
  gmt: 'Greenwich Mean Time (GMT)',
  cet: 'Central European Time (CET)',
  aest: 'Australian Eastern Time (AEST)',
});
export type Timezone = ValueOf<typeof timezones>;
