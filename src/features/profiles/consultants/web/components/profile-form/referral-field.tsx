import { useReferralSummary } from '#features/billing/referrals/web/hooks/use-referral-summary.ts';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

interface ReferralFieldProps extends ProfileFormPart {
  isSignedIn: boolean;
}

/** The code of the one who brought the consultant here; nothing for those for whom none can count any more. */
export function ReferralField({ control, isSignedIn }: ReferralFieldProps) {
  const { summary } = useReferralSummary({ enabled: isSignedIn });
  if (summary?.canUseCode === false) return null;
  return (
    <FormSection title="Were you invited?">
      <TextInputField
        control={control}
        name="referralCode"
        label="Referral code"
        hint="The code of the consultant who told you about Direct365. They will see that you joined, by your first name and initial."
        autoComplete="off"
        maxLength={40}
        optional
        className="sm:max-w-sm"
      />
    </FormSection>
  );
}
