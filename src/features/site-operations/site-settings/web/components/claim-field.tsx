import type { Control } from 'react-hook-form';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { EditedClaim } from '../../contract.ts';
import type { EditableClaimId } from '../../rules/claims.ts';
import type { ClaimsForm } from '../../rules/setting-schemas.ts';
import { fewestCases } from '../../rules/shown-claims.ts';

interface ClaimFieldProps {
  id: EditableClaimId;
  entry: EditedClaim;
  control: Control<ClaimsForm, unknown, ClaimsForm>;
}

/** The text of one claim, and whether pages show the text, the count or nothing. */
export function ClaimField({ id, entry, control }: ClaimFieldProps) {
  const name = entry.label.charAt(0).toUpperCase() + entry.label.slice(1);
  const text = (
    <TextInputField
      control={control}
      name={`claims.${id}.figure`}
      label={`${name}, as text`}
      hint={hintOf(entry)}
    />
  );
  return (
    <FieldRow>
      <SelectField
        control={control}
        name={`claims.${id}.source`}
        label={name}
        hint={entry.measuredAs ? measuredNow(entry) : undefined}
        options={[
          ...(entry.measuredAs ? [{ value: 'measured', label: 'The measured figure' }] : []),
          { value: 'text', label: 'The text' },
          { value: 'none', label: 'Not stated' },
        ]}
      />
      {text}
    </FieldRow>
  );
}

function hintOf({ usualFigure, isPercentage, isShare }: EditedClaim): string {
  if (isPercentage) return `Usually ${usualFigure}. Comparisons are reckoned with it.`;
  if (isShare) {
    return `Usually ${usualFigure}. Where a lower share was measured, pages state that instead.`;
  }
  return `Usually ${usualFigure}.`;
}

const measuredNow = ({ measured, measuredAs, cases }: EditedClaim): string =>
  measured
    ? `Now ${measured.figure}: ${measured.counted}.`
    : `Not shown yet, with ${cases} of the ${fewestCases} cases it needs: ${measuredAs}.`;
