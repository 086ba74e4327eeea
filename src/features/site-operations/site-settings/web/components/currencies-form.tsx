import { useState } from 'react';
import { currencyByCode, currencyCodes } from '#lib/money/currencies.ts';
import { type SupportedLocale, supportedLocales } from '#lib/money/locale-currencies.ts';
import { localeNames } from '#lib/money/locale-names.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { FieldList } from '#ui/form/field-list.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { SiteSettingsView } from '../../contract.ts';
import {
  type FarRate,
  farRateFactor,
  listFarRates,
  mostCountries,
} from '../../rules/currencies.ts';
import {
  type CurrenciesForm as Currencies,
  currenciesFormSchema,
} from '../../rules/setting-schemas.ts';
import { useSectionForm } from '../hooks/use-section-form.ts';
import { siteSettingsApi } from '../queries.ts';
import { SectionCard } from './section-card.tsx';

const ratedCodes = currencyCodes.filter((code) => code !== 'USD');
const options = currencyCodes.map((code) => ({
  value: code,
  label: `${code} (${currencyByCode(code).name})`,
}));

const valuesOf = ({ currencies }: SiteSettingsView): Currencies => {
  const { USD: _, ...perUsd } = currencies.perUsd;
  const { languages, countries, ratesOn } = currencies;
  return { languages, countries, perUsd, ratesOn: ratesOn ?? '', reason: '' };
};

/** Readers of a language that is not listed are shown what those in the United States are. */
const languageLabel = (locale: SupportedLocale): string =>
  locale === 'en-US' ? `${localeNames[locale]}, and all others` : localeNames[locale];

/** Which readers are shown which currency, and at which rates. */
export function CurrenciesForm({ view }: { view: SiteSettingsView }) {
  const form = useSchemaForm(currenciesFormSchema, { defaultValues: valuesOf(view) });
  const { control } = form;
  const { seen, newer, save, takeNewer } = useSectionForm({
    ...{ form, view, valuesOf },
    revisionOf: ({ currencies }) => currencies.revision,
    send: (values: Currencies, revision, call) =>
      // Such a rate was asked about before.
      siteSettingsApi.saveCurrencies(
        { ...values, revision, confirmsFarRates: farRatesOf(values).length > 0 },
        call,
      ),
  });
  const [asked, setAsked] = useState<Currencies | null>(null);
  const [isSaving, setSaving] = useState(false);
  const farRatesOf = ({ perUsd }: Currencies): FarRate[] =>
    listFarRates(seen.currencies.perUsd, perUsd);
  return (
    <SectionCard
      title="Currencies and Rates"
      lead="The currency that readers are shown, by the language of their browser, and the rates that hourly rates are shown at. What a plan costs in each currency is set with the billing service, and does not change here."
      revision={seen.currencies}
      newer={newer?.currencies ?? null}
      onTakeNewer={takeNewer}
    >
      <Form
        form={form}
        onSubmit={async (values) =>
          farRatesOf(values).length > 0 ? setAsked(values) : save(values)
        }
        aria-label="Currencies and rates"
      >
        <h3 className="font-semibold text-ink">Currency by language</h3>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {supportedLocales.map((locale) => (
            <SelectField
              key={locale}
              control={control}
              name={`languages.${locale}`}
              label={languageLabel(locale)}
              options={options}
            />
          ))}
        </div>
        <FieldList
          control={control}
          name="countries"
          legend="More countries"
          hint="A reader whose browser names one of these is shown its currency, in whichever language."
          rowLabel={(position) => `Country ${position}`}
          addLabel="Add a Country"
          newRow={() => ({ country: '', currency: 'EUR' as const })}
          max={{ rows: mostCountries, message: `At most ${mostCountries} countries.` }}
          emptyText="None yet."
          optional
        >
          {(index) => (
            <FieldRow>
              <TextInputField
                control={control}
                name={`countries.${index}.country`}
                label="Country"
                hint="Two letters, such as IE."
              />
              <SelectField
                control={control}
                name={`countries.${index}.currency`}
                label="Currency"
                options={options}
              />
            </FieldRow>
          )}
        </FieldList>
        <div>
          <h3 className="font-semibold text-ink">What one US dollar is</h3>
          <p className="mt-1 text-sm text-ink-muted">
            {seen.currencies.ratesOn
              ? `Rates of ${seen.currencies.ratesOn}.`
              : 'The rates that the product came with; they have no day.'}
          </p>
        </div>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
          {ratedCodes.map((code) => (
            <NumberField
              key={code}
              control={control}
              name={`perUsd.${code}`}
              label={currencyByCode(code).name}
              unit={code}
            />
          ))}
        </div>
        <FieldRow>
          <DateField
            control={control}
            name="ratesOn"
            label="Day of the rates"
            hint="On which the source published them."
          />
          <TextInputField
            control={control}
            name="reason"
            label="Why, or where from"
            hint="Kept in the audit log with what was changed."
            optional
          />
        </FieldRow>
        <SubmitButton pendingLabel="Saving...">Save Currencies</SubmitButton>
      </Form>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Are these rates right?"
        description={
          asked &&
          `They differ from the rates before by a factor of ${farRateFactor} or more: ${farRatesOf(
            asked,
          )
            .map(({ code, before, after }) => `${code} ${before} → ${after}`)
            .join(', ')}.`
        }
        confirmLabel="Save These Rates"
        pending={isSaving}
        onConfirm={async () => {
          if (!asked) return;
          setSaving(true);
          await save(asked);
          setSaving(false);
          setAsked(null);
        }}
      />
    </SectionCard>
  );
}
