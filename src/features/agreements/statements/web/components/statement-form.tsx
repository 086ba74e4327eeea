import { useQueryClient } from '@tanstack/react-query';
import type { FieldPathByValue } from 'react-hook-form';
import { z } from 'zod';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { asApiProblem, messageOf } from '#lib/api/problem.ts';
import { currencyByCode, currencyCodes } from '#lib/money/currencies.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { FieldList } from '#ui/form/field-list.tsx';
import { Form } from '#ui/form/form.tsx';
import { NumberField } from '#ui/form/number-field.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { showFieldProblems } from '#ui/form/show-field-problems.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextInputField } from '#ui/form/text-input-field.tsx';
import { useSchemaForm } from '#ui/form/use-schema-form.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { FieldRow } from '#ui/primitives/field-row.tsx';
import type { Statement } from '../../contract.ts';
import { contentSchema, type StatementContent } from '../../rules/content.ts';
import { determinations, priceKinds, taxRules } from '../../rules/wording.ts';
import { statementMessages, statementRefusals } from '../messages.ts';
import { refreshStatement, statementsApi } from '../queries.ts';

/** A day that is not named is an empty text in its field. */
const dayOrNone = (day: string | null): string | null => day || null;

const formSchema = z
  .custom<StatementContent>()
  .transform((typed) => ({
    ...typed,
    ...{ startsOn: dayOrNone(typed.startsOn), endsOn: dayOrNone(typed.endsOn) },
    deliverables: typed.deliverables.map((each) => ({ ...each, dueOn: dayOrNone(each.dueOn) })),
    price: {
      ...typed.price,
      ...(typed.price.kind === 'fixed' ? { rate: null, cap: null } : {}),
    },
  }))
  .pipe(contentSchema);

const currencyOptions = currencyCodes.map((value) => ({
  value,
  label: `${value}, ${currencyByCode(value).name}`,
}));

const proposalRefusals = ['SAME_CONTENT', 'TOO_MANY_VERSIONS', 'NOT_OFFERED'] as const;

interface StatementFormProps {
  applicationId: ApplicationId;
  statement: Statement;
  onEnd: () => void;
}

/** Writes a version of a statement of work, beginning with what there is. */
export function StatementForm({ applicationId, statement, onEnd }: StatementFormProps) {
  const queryClient = useQueryClient();
  const { draft, side, versions } = statement;
  const form = useSchemaForm(formSchema, { defaultValues: draft });
  const { control } = form;
  const kind = form.watch('price.kind');
  const rule = form.watch('taxStatus.rule');
  const line = (name: FieldPathByValue<StatementContent, string>, label: string) => (
    <TextInputField {...{ control, name, label }} optional />
  );

  async function propose(content: StatementContent): Promise<void> {
    try {
      const basedOn = versions[0]?.number ?? 0;
      const { number } = await statementsApi.propose({ applicationId, basedOn, content });
      await refreshStatement(queryClient);
      notify.success(`Version ${number} Proposed`, 'The other side will be notified.');
      onEnd();
    } catch (error) {
      const fields = asApiProblem(error)?.fields ?? [];
      if (fields.length > 0 && showFieldProblems(form, fields).length === 0) return;
      const message = messageOf(error, ...statementRefusals, ...proposalRefusals);
      form.setError('root', { message: message ?? statementMessages.proposeFailed });
    }
  }

  return (
    <Form form={form} onSubmit={propose} aria-label="Statement of work">
      {(['client', 'supplier'] as const).map((party) => (
        <Card key={party}>
          <CardTitle>{party === 'client' ? 'Client' : 'Supplier'}</CardTitle>
          <TextInputField control={control} name={`${party}.name`} label="Legal name" />
          <TextAreaField
            control={control}
            name={`${party}.address`}
            label="Address"
            rows={3}
            optional
          />
          <FieldRow>
            {line(`${party}.registrationNumber`, 'Registration number')}
            {line(`${party}.vatId`, 'VAT id')}
          </FieldRow>
          {line(`${party}.contact`, 'Contact')}
        </Card>
      ))}
      <Card>
        <CardTitle>Work</CardTitle>
        <TextAreaField control={control} name="scope" label="Scope" rows={10} counterMax={60_000} />
        <FieldList
          {...{ control, name: 'deliverables' }}
          legend="Deliverables"
          hint="What is handed over. A fixed price is the sum of their amounts."
          optional={kind !== 'fixed'}
          rowLabel={(position) => `Deliverable ${position}`}
          addLabel="Add Deliverable"
          newRow={() => ({ name: '', acceptance: '', amount: null, dueOn: '' })}
          max={{ rows: 40, message: 'Up to 40 deliverables.' }}
        >
          {(index) => (
            <>
              <TextInputField
                control={control}
                name={`deliverables.${index}.name`}
                label="Deliverable"
              />
              <TextAreaField
                {...{ control, name: `deliverables.${index}.acceptance` }}
                label="Acceptance criteria"
                hint="When it counts as done."
                rows={3}
                optional
              />
              <FieldRow>
                <NumberField
                  control={control}
                  name={`deliverables.${index}.amount`}
                  label="Amount"
                  whole
                  optional
                />
                <DateField
                  control={control}
                  name={`deliverables.${index}.dueOn`}
                  label="Due on"
                  optional
                />
              </FieldRow>
            </>
          )}
        </FieldList>
      </Card>
      <Card>
        <CardTitle>Price</CardTitle>
        <FieldRow>
          <SelectField
            control={control}
            name="price.kind"
            label="Kind of price"
            options={priceKinds.options}
          />
          <SelectField
            control={control}
            name="price.currency"
            label="Currency"
            options={currencyOptions}
          />
        </FieldRow>
        {kind !== 'fixed' && (
          <FieldRow>
            <NumberField control={control} name="price.rate" label="Rate" whole />
            <NumberField
              {...{ control, name: 'price.cap', label: 'The most without a new agreement' }}
              whole
              optional
            />
          </FieldRow>
        )}
        <FieldRow>
          <NumberField
            control={control}
            name="price.daysToPay"
            label="Days to pay an invoice"
            whole
          />
          {line('price.purchaseOrder', 'Purchase order')}
        </FieldRow>
      </Card>
      <Card>
        <CardTitle>Time and place</CardTitle>
        <FieldRow>
          <DateField control={control} name="startsOn" label="Start" optional />
          <DateField control={control} name="endsOn" label="End" optional />
        </FieldRow>
        <FieldRow>
          <NumberField control={control} name="noticeDays" label="Days of notice" whole optional />
          {line('workingHours', 'Working hours')}
        </FieldRow>
        {line('place', 'Place')}
        <FieldList
          {...{ control, name: 'people' }}
          legend="People"
          hint="Who does the work."
          optional
          rowLabel={(position) => `Person ${position}`}
          addLabel="Add Person"
          newRow={() => ({ name: '', role: '' })}
          max={{ rows: 20, message: 'Up to 20 people.' }}
        >
          {(index) => (
            <FieldRow>
              <TextInputField control={control} name={`people.${index}.name`} label="Name" />
              {line(`people.${index}.role`, 'Role')}
            </FieldRow>
          )}
        </FieldList>
        <FieldList
          {...{ control, name: 'environments' }}
          legend="Environments"
          optional
          rowLabel={(position) => `Environment ${position}`}
          addLabel="Add Environment"
          newRow={() => ({ name: '' })}
          max={{ rows: 40, message: 'Up to 40 environments.' }}
        >
          {(index) => (
            <TextInputField
              control={control}
              name={`environments.${index}.name`}
              label="Environment"
            />
          )}
        </FieldList>
      </Card>
      {side === 'client' && (
        <Card>
          <CardTitle>Tax status</CardTitle>
          <p className="text-ink-muted">
            You determine it for your company. We keep it with your reasons, and give no advice.
          </p>
          <SelectField
            control={control}
            name="taxStatus.rule"
            label="Rule"
            options={taxRules.options}
          />
          {rule !== 'none' && (
            <>
              <SelectField
                {...{ control, name: 'taxStatus.determination', label: 'Determination' }}
                options={determinations.options}
              />
              <TextAreaField
                control={control}
                name="taxStatus.reasons"
                label="Reasons"
                rows={4}
                optional
              />
              {line('taxStatus.madeBy', 'Determined by')}
            </>
          )}
        </Card>
      )}
      <Card>
        <CardTitle>Clauses</CardTitle>
        <FieldList
          {...{ control, name: 'clauses' }}
          legend="Clauses"
          hint="Have them checked before you rely on them."
          optional
          rowLabel={(position) => `Clause ${position}`}
          addLabel="Add Clause"
          newRow={() => ({ title: '', text: '' })}
          max={{ rows: 20, message: 'Up to 20 clauses.' }}
        >
          {(index) => (
            <>
              <TextInputField control={control} name={`clauses.${index}.title`} label="Title" />
              <TextAreaField
                control={control}
                name={`clauses.${index}.text`}
                label="Text"
                rows={6}
                counterMax={4000}
              />
            </>
          )}
        </FieldList>
        {line('governingLaw', 'Governing law')}
      </Card>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel="Proposing...">Propose This Version</SubmitButton>
        <Button variant="secondary" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
