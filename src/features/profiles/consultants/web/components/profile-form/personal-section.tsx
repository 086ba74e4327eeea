import { useWatch } from 'react-hook-form';
import { countries, isSpecifiedTimezone, timezones } from '#catalogue/enumerations/places.ts';
import { languageLevels, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { initialsOf } from '#features/identity/accounts/rules/person-name.ts';
import type { OwnPhoto } from '#features/profiles/photos/contract.ts';
import { PhotoField } from '#features/profiles/photos/web/components/photo-field/photo-field.tsx';
import { photoMessages } from '#features/profiles/photos/web/messages.ts';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { FieldList } from '#ui/form/field-list.tsx';
import { RadioField } from '#ui/form/radio-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useFormField } from '#ui/form/use-form-field.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import { profileLimits } from '../../../rules/profile-limits.ts';
import { FormSection } from './form-section.tsx';
import type { ProfileFormPart } from './profile-form-control.ts';

interface PersonalSectionProps extends ProfileFormPart {
  isSignedIn: boolean;
  /** The photo of the saved profile. */
  photo: OwnPhoto | null;
}

const regionOf = (zone: string): string => zone.split('/')[0] ?? '';

const furtherZones = timezones.options.filter(({ value }) => !isSpecifiedTimezone(value));

/** The specification's time zones, then all others by region. */
const timezoneGroups = [
  ...timezones.options.filter(({ value }) => isSpecifiedTimezone(value)),
  ...[...new Set(furtherZones.map(({ value }) => regionOf(value)))].map((region) => ({
    label: region,
    options: furtherZones.filter(({ value }) => regionOf(value) === region),
  })),
];

/** Who and where the consultant is. */
export function PersonalSection({ control, isSignedIn, photo }: PersonalSectionProps) {
  return (
    <FormSection
      id="about-you"
      title="About you"
      hint="Clients see your first name and the initial of your last name until they accept you."
    >
      {isSignedIn ? (
        <>
          <ProfilePhoto control={control} saved={photo} />
          <CheckboxField
            control={control}
            name="showsPhotoToClients"
            label="Approved clients see my photo sharp"
            hint={photoMessages.visibility}
            optional
          />
        </>
      ) : (
        <p className="text-ink-muted">{photoMessages.signInFirst}</p>
      )}
      <FieldRow>
        <TextInputField
          control={control}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          maxLength={100}
        />
        <TextInputField
          control={control}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
        />
        <TextInputField
          control={control}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isSignedIn}
          hint={
            isSignedIn
              ? 'The address of your account. It cannot be changed here.'
              : 'You open your account with it.'
          }
        />
        <TextInputField
          control={control}
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          hint="With the country code, like +44 20 7946 0000."
        />
        <SelectField
          control={control}
          name="country"
          label="Country"
          placeholder="Select a country"
          options={countries.options}
        />
        <TextInputField
          control={control}
          name="city"
          label="City"
          autoComplete="address-level2"
          maxLength={100}
        />
        <SelectField
          control={control}
          name="timezone"
          label="Timezone"
          placeholder="Select a timezone"
          options={timezoneGroups}
        />
      </FieldRow>
      <RadioField
        control={control}
        name="workArrangement"
        label="How do you work?"
        hint="It stands beside your location. Clients who search for Remote find those who work remotely, always or at times."
        layout="inline"
        options={workArrangements.options}
      />
      <LanguageList control={control} />
    </FormSection>
  );
}

/** The languages that the consultant speaks, a row each. */
function LanguageList({ control }: ProfileFormPart) {
  const { max, tooMany } = profileLimits.languages;
  return (
    <FieldList
      control={control}
      name="languages"
      legend="Languages"
      hint="Clients can search for consultants who speak their language."
      optional
      rowLabel={(position) => `Language ${position}`}
      addLabel="Add Language"
      newRow={() => ({ language: '' as const, level: '' as const })}
      max={{ rows: max, message: tooMany }}
    >
      {(index) => (
        <FieldRow>
          <SelectField
            control={control}
            name={`languages.${index}.language`}
            label="Language"
            placeholder="Select a language"
            options={spokenLanguages.options}
          />
          <SelectField
            control={control}
            name={`languages.${index}.level`}
            label="Level"
            placeholder="Select a level"
            options={languageLevels.options}
          />
        </FieldRow>
      )}
    </FieldList>
  );
}

interface ProfilePhotoProps extends ProfileFormPart {
  /** The photo the profile has now. */
  saved: OwnPhoto | null;
}

/** The photo among the fields of the profile form. */
function ProfilePhoto({ control, saved }: ProfilePhotoProps) {
  const { field, error } = useFormField(control, 'photoId');
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] });
  return (
    <PhotoField
      value={field.value}
      onChange={field.onChange}
      error={error}
      saved={saved}
      initials={initialsOf(firstName, lastName)}
    />
  );
}
