import { useEffect, useMemo } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { certifications, labelOfCertification } from '#catalogue/certifications.ts';
import { isModuleId, isProductId, modulesOf, skillOfModule } from '#catalogue/modules.ts';
import type { SkillKind } from '#catalogue/skill-entries/skill-entry.ts';
import { otherNamesOf, type Skill, skillById, skills } from '#catalogue/skills.ts';
import { useFilledBadge } from '#ui/form/filled-fields.ts';
import { FilledFrom } from '#ui/form/filled-from.tsx';
import { MultiSelectField } from '#ui/form/multi-select-field.tsx';
import { CheckboxGroup } from '#ui/primitives/checkbox-group.tsx';
import type { ChoiceGroup } from '#ui/primitives/searchable-choices.ts';
import { profileLimits } from '../../../rules/profile-limits.ts';
import { FormSection } from './form-section.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

const optionOf = (skill: Skill) => ({
  value: skill.id,
  label: skill.name,
  aliases: otherNamesOf(skill),
});

const kinds: readonly { label: string; kind: SkillKind }[] = [
  { label: 'Products', kind: 'product' },
  { label: 'Power Platform and Azure', kind: 'platform' },
  { label: 'Technical', kind: 'technique' },
  { label: 'Services', kind: 'service' },
];

const groupsOf = (listed: readonly Skill[]): ChoiceGroup[] =>
  kinds.map(({ label, kind }) => ({
    label,
    options: listed.filter((skill) => skill.kind === kind).map(optionOf),
  }));

/** The primary skills to choose from, by kind. */
const primarySkillGroups: readonly ChoiceGroup[] = groupsOf(skills);

/** The secondary skills to choose from, by kind; those named in `without` are left out. */
const secondarySkillGroups = (without: readonly string[]): ChoiceGroup[] =>
  groupsOf(skills.filter(({ id }) => !without.includes(id)));

/** The certifications to choose from. Retired ones can still be held, so they stay, marked as such. */
const certificationGroups: readonly ChoiceGroup[] = [
  { label: 'Can be earned today', isRetired: false },
  { label: 'Retired', isRetired: true },
].map(({ label, isRetired }) => ({
  label,
  options: certifications
    .filter(({ retired }) => (retired !== null) === isRetired)
    .map(({ id, retired, successor, aliases }) => ({
      value: id,
      label: retired ? `${labelOfCertification(id)}, retired` : labelOfCertification(id),
      aliases: successor ? [...aliases, successor.name, successor.exam] : aliases,
    })),
}));

const { primarySkills: primary, secondarySkills: secondary, certifications: most } = profileLimits;

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
        hint={`Up to ${most.max}. A retired certification counts while you hold it. Taking one out also deletes the evidence you gave for it.`}
        optional
        groups={certificationGroups}
      />
    </FormSection>
  );
}

/** For every product among the primary skills, its modules to tick. A product taken away takes its modules along. */
function ModulePicker({ control }: ProfileFormPart) {
  const primarySkills = useWatch({ control, name: 'primarySkills' });
  const { field } = useController({ control, name: 'skillModules' });
  const { errors } = useFormState({ control, name: 'skillModules' });
  const { value: chosen, onChange } = field;
  const mark = useFilledBadge(field.name);

  useEffect(() => {
    const kept = chosen.filter((id) => primarySkills.includes(skillOfModule(id)));
    if (kept.length < chosen.length) onChange(kept);
  }, [primarySkills, chosen, onChange]);

  return primarySkills.filter(isProductId).map((productId, place) => {
    const modules = modulesOf(productId);
    const isOfProduct = (id: string) => modules.some((each) => each.id === id);
    return (
      <CheckboxGroup
        key={productId}
        name={field.name}
        legend={`${skillById(productId).name} modules`}
        optional
        columns={2}
        options={modules.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.filter(isOfProduct)}
        onValueChange={(ticked) =>
          onChange([...chosen.filter((id) => !isOfProduct(id)), ...ticked.filter(isModuleId)])
        }
        onBlur={field.onBlur}
        error={errors.skillModules?.message}
        // Taken back with the others: they are one field.
        note={
          mark && place === 0
            ? (id) => <FilledFrom {...{ ...mark, id }} label="Modules" />
            : undefined
        }
      />
    );
  });
}
