import { seniorities } from '#catalogue/enumerations/project.ts';
import { extraSkills } from '#catalogue/extra-skills.ts';
import { modulesOf, type ProductId, productIds } from '#catalogue/modules.ts';
import { notSure } from '#catalogue/project-requirements.ts';
import { isFurtherSkillId, otherNamesOf, skillById } from '#catalogue/skills.ts';
import { MultiSelectField } from '#ui/form/multi-select-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import { FormSection } from './form-section.tsx';

/** For who cannot tell which. */
const notSureGroup = {
  label: '',
  options: [
    {
      value: notSure,
      label: 'Not sure',
      aliases: ['Do not know', 'Unsure'],
    },
  ],
};

/** "Not sure", and all modules by product. Each is also found by its product's names, present and former. */
const moduleGroups = [notSureGroup, ...productIds.map(modulesOfProduct)];

function modulesOfProduct(productId: ProductId) {
  const product = skillById(productId);
  const productNames = [product.name, ...otherNamesOf(product)];
  return {
    label: product.name,
    options: modulesOf(productId).map((module) => ({
      value: module.id,
      label: module.name,
      aliases: [...module.aliases, ...productNames],
    })),
  };
}

/** The extra skills: those of the specification without a heading, then further products and techniques. */
const extraSkillGroups = [
  { label: '', isFurther: false },
  { label: 'Products and techniques', isFurther: true },
].map(({ label, isFurther }) => ({
  label,
  options: extraSkills
    .filter(({ id }) => isFurtherSkillId(id) === isFurther)
    .map(({ id, name, aliases }) => ({ value: id, label: name, aliases })),
}));

/** Which modules and skills the work needs. */
export function RequirementsSection({ form: { control } }: { form: ProjectFormState }) {
  return (
    <FormSection title="Requirements">
      <MultiSelectField
        control={control}
        name="modules"
        label="D365 modules"
        hint="At least one. Search by module or by product; former names such as AX or Talent work, too."
        groups={moduleGroups}
        placeholder="Search and choose modules"
      />
      <MultiSelectField
        control={control}
        name="extraSkills"
        label="Extra skills"
        groups={extraSkillGroups}
        placeholder="Search and choose skills"
        optional
      />
      <SelectField
        control={control}
        name="seniority"
        label="Experience"
        options={seniorities.options}
        placeholder="Any experience"
        optional
      />
    </FormSection>
  );
}
