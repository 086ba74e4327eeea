import { useState } from 'react';
import { skillOfModule } from '#catalogue/modules.ts';
import type { ProfileFiller } from '#features/profiles/consultants/web/components/profile-form/profile-filler.ts';
import type { DraftFields } from '../../rules/profile-draft.ts';
import { fieldNames, requiredFields } from '../messages/field-names.ts';
import { sourceWords } from '../messages/source-words.ts';
import type { ReadFile } from './use-read-file.ts';

/** A field of the form for which a file says something. */
export interface OfferedField {
  name: keyof DraftFields;
  label: string;
  value: NonNullable<DraftFields[keyof DraftFields]>['value'];
  source: string;
}

/** What became of the fields that a file speaks of. */
export interface FillOutcome {
  filled: readonly OfferedField[];
  /** Those that the person had filled already: they stay until they are asked for. */
  kept: readonly OfferedField[];
  /** Labels of required fields that neither the file nor the consultant has answered. */
  open: readonly string[];
}

/** All that a file offers. Modules and other skills follow the primary skills that the form will have. */
function offersOf({ draft, fileName }: ReadFile, filler: ProfileFiller): OfferedField[] {
  const { fields } = draft;
  const offered = fieldNames.flatMap(([name, label]): OfferedField[] => {
    const field = fields[name];
    return field ? [{ name, label, value: field.value, source: sourceWords(field, fileName) }] : [];
  });
  if (filler.isEmpty('primarySkills')) return offered;
  const primary = filler.valueOf('primarySkills') ?? [];
  return offered.flatMap((field) => {
    const { skillModules, secondarySkills } = fields;
    if (field.name === 'skillModules' && skillModules) {
      const value = skillModules.value.filter((id) => primary.includes(skillOfModule(id)));
      return value.length > 0 ? [{ ...field, value }] : [];
    }
    if (field.name === 'secondarySkills' && secondarySkills) {
      const value = secondarySkills.value.filter((id) => !primary.some((other) => other === id));
      return value.length > 0 ? [{ ...field, value }] : [];
    }
    return [field];
  });
}

/** Whether the form says already what the file says. */
const isSame = (filler: ProfileFiller, { name, value }: OfferedField): boolean =>
  JSON.stringify(filler.valueOf(name)) === JSON.stringify(value);

const asFilled = ({ name, value, source }: OfferedField) => ({ name, value, sources: [source] });

/** Fills the empty fields of the form from a file, and others one by one when they are asked for. */
export function useFillForm(filler: ProfileFiller) {
  const [outcome, setOutcome] = useState<FillOutcome | null>(null);
  const [file, setFile] = useState<ReadFile | null>(null);

  function fillFrom(readFile: ReadFile) {
    setFile(readFile);
    const offered = offersOf(readFile, filler);
    const filled = offered.filter(({ name }) => filler.isEmpty(name));
    const kept = offered.filter((field) => !filled.includes(field) && !isSame(filler, field));
    filler.fill(filled.map(asFilled));
    const open = requiredFields.flatMap(([name, label]) => (filler.isEmpty(name) ? [label] : []));
    setOutcome({ filled, kept, open });
  }

  function fillInstead(fields: readonly OfferedField[]) {
    filler.fill(fields.map(asFilled));
    setOutcome(
      (before) =>
        before && {
          ...before,
          filled: [...before.filled, ...fields],
          kept: before.kept.filter((field) => !fields.includes(field)),
        },
    );
  }

  function takeBack() {
    filler.takeBackAll();
    setOutcome(null);
  }

  return { outcome, file, fillFrom, fillInstead, takeBack };
}
