import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { MultiSelectField } from '#ui/form/multi-select-field.tsx';
import { profileLimits } from '../../../rules/profile-limits.ts';
import { FormSection } from './form-section.tsx';
import { ModulePicker } from './module-picker.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';
import { certificationGroups, primarySkillGroups, secondarySkillGroups } from './skill-groups.ts';

const { primarySkills: primary, secondarySkills: secondary, certifications } = profileLimits;

/** What the consultant knows: skills, modules, certifications. */
export function SkillsSection({ control }: ProfileFormPart) {
  const primarySkills = useWatch({ control, name: 'primarySkills' });
  const secondarySkills = useWatch({ control, name: 'secondarySkills' });
  const otherSkills = useMemo(
    () =>
      secondarySkillGroups(
        primarySkills.filter((id) => !secondarySkills.some((other) => other === id)),
      ),
    [primarySkills, secondarySkills],
  );

  return (
    <FormSection
      id="skills"
      title="Skills"
      hint="Clients find you by these, and see how well you match their project."
    >
      <MultiSelectField
        control={control}
        name="primarySkills"
        label={`Primary skills (select ${primary.min}-${primary.max})`}
        placeholder="Choose your main products and services"
        groups={primarySkillGroups}
      />
      <ModulePicker control={control} />
      <MultiSelectField
        control={control}
        name="secondarySkills"
        label="Secondary skills"
        hint={`Up to ${secondary.max}.`}
        optional
        groups={otherSkills}
      />
      <MultiSelectField
        control={control}
        name="certifications"
        label="Certifications"
        hint={`Up to ${certifications.max}. A retired certification counts while you hold it. Taking one out also deletes the evidence you gave for it.`}
        optional
        groups={certificationGroups}
      />
    </FormSection>
  );
}
