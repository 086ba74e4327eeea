import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { OfferedField } from '../hooks/use-fill-form.ts';

function nameOfId(id: string): string {
  if (isModuleId(id)) return moduleById(id).name;
  return isCertificationId(id) ? labelOfCertification(id) : nameOfSkill(id);
}

/** What a file says of a field, as people read it. */
export function offeredText({ name, value }: OfferedField): string {
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'string') {
    return value.map((each) => (typeof each === 'string' ? nameOfId(each) : each.title)).join(', ');
  }
  if (name === 'country' && countries.has(value)) return countries.label(value);
  if (name === 'timezone' && timezones.has(value)) return timezones.label(value);
  return value;
}
