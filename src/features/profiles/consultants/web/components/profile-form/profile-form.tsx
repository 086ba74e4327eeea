import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReferralSummary } from '#features/billing/referrals/web/hooks/use-referral-summary.ts';
import type { OwnPhoto } from '#features/profiles/photos/contract.ts';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { FilledFields } from '#ui/form/filled-fields.ts';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import {
  type DraftOwner,
  type useProfileDraft,
  visitorsDraft,
} from '../../hooks/use-profile-draft.ts';
import { useProfileForm } from '../../hooks/use-profile-form.ts';
import { UnsavedChangesGuard } from '../unsaved-changes-guard.tsx';
import { AboutSection } from './about-section.tsx';
import { FormSection } from './form-section.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PortfolioSection } from './portfolio-section.tsx';
import { isEmptyField, type ProfileFiller } from './profile-filler.ts';
import type { ProfileFormPart } from './profile-form-control.ts';
import type { ProfileFormStart } from './profile-form-start.ts';
import { SkillsSection } from './skills-section.tsx';
import { WorkSection } from './work-section.tsx';

export interface ProfileFormProps {
  mode: 'create' | 'edit';
  start: ProfileFormStart;
  /** Whose form it is; a visitor is asked to sign in when saving. */
  owner: DraftOwner;
  /** The photo of the saved profile; null without one. */
  photo: OwnPhoto | null;
  /** The way out without saving. */
  cancel: ReactNode;
  /** Stands before the form, and may fill it. */
  starter?: ((filler: ProfileFiller) => ReactNode) | undefined;
}

/** The consultant profile, for creating and for editing. */
export function ProfileForm({ mode, start, owner, photo, cancel, starter }: ProfileFormProps) {
  const { form, draft, filled, handleSubmit, hasUnsavedChanges, dialog } = useProfileForm({
    mode,
    start,
    owner,
  });
  const isSignedIn = owner !== visitorsDraft;
  const handleLeave = () => {
    draft.finish();
    filled.forget();
  };
  const { control } = form;

  return (
    <>
      <DraftBanner draft={draft} />
      {starter?.({
        isEmpty: (name) => isEmptyField(form, name, mode === 'create'),
        valueOf: (name) => form.getValues(name),
        fill: filled.fill,
        takeBackAll: filled.takeBackAll,
        filledCount: filled.marks.size,
      })}
      <FilledFields value={filled.marks}>
        <Form
          form={form}
          onSubmit={handleSubmit}
          aria-label="Consultant profile"
          className="gap-10"
        >
          <PersonalSection control={control} isSignedIn={isSignedIn} photo={photo} />
          <WorkSection control={control} />
          <SkillsSection control={control} />
          <AboutSection control={control} />
          <PortfolioSection control={control} />
          <ReferralField control={control} isSignedIn={isSignedIn} />
          {mode === 'create' && (
            <CheckboxField
              control={control}
              name="agreedToTerms"
              className="border-t border-line pt-8"
              label={
                <>
                  I agree to the{' '}
                  <Link to="/terms" target="_blank">
                    terms and conditions
                  </Link>
                </>
              }
            />
          )}
          <div className="flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-end">
            {mode === 'edit' && (
              <p className="text-sm text-ink-muted sm:mr-auto">
                You agreed to the <Link to="/terms">terms and conditions</Link> when you created
                your profile.
              </p>
            )}
            {cancel}
            <SubmitButton pendingLabel="Saving...">
              {mode === 'create' ? 'Create Profile' : 'Save Profile'}
            </SubmitButton>
          </div>
        </Form>
      </FilledFields>
      <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges} onLeave={handleLeave} />
      {dialog}
    </>
  );
}

/** Says that unsaved changes of before are back, with the choice to do without them. */
function DraftBanner({ draft }: { draft: ReturnType<typeof useProfileDraft> }) {
  switch (draft.state) {
    case 'none':
      return null;
    case 'restored':
      return (
        <Banner
          tone="info"
          title="Your unsaved changes are back"
          className="mb-8"
          action={
            <Button variant="secondary" size="sm" onClick={draft.discard}>
              Discard them
            </Button>
          }
        >
          They are not part of your profile yet: you still have to save it.
        </Banner>
      );
    case 'discarded':
      return (
        <Banner
          tone="info"
          title="Your unsaved changes are discarded"
          className="mb-8"
          action={
            <Button variant="secondary" size="sm" onClick={draft.undoDiscard}>
              Bring them back
            </Button>
          }
        />
      );
  }
}

interface ReferralFieldProps extends ProfileFormPart {
  isSignedIn: boolean;
}

/** The code of the one who brought the consultant here; nothing for those for whom none can count any more. */
function ReferralField({ control, isSignedIn }: ReferralFieldProps) {
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
