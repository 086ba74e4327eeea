import { useEffect } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { isModuleId, isProductId, modulesOf, skillOfModule } from '#catalogue/modules.ts';
import { skillById } from '#catalogue/skills.ts';
import { useFilledBadge } from '#ui/form/filled-fields.ts';
import { FilledFrom } from '#ui/form/filled-from.tsx';
import { CheckboxGroup } from '#ui/primitives/checkbox-group.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

/** For every product among the primary skills, its modules to tick. A product taken away takes its modules along. */
export function ModulePicker({ control }: ProfileFormPart) {
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
