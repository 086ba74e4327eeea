import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

type FormSchema = z.ZodType<unknown, FieldValues>;

type SchemaFormOptions<TSchema extends FormSchema> = {
  /** A value for every field, so that each is controlled from the first moment. */
  defaultValues: DefaultValues<z.input<TSchema>>;
};

/** A form checked by a schema: first when it is sent, from then on with every change. */
export function useSchemaForm<TSchema extends FormSchema>(
  schema: TSchema,
  options: SchemaFormOptions<TSchema>,
): UseFormReturn<z.input<TSchema>, unknown, z.output<TSchema>> {
  return useForm<z.input<TSchema>, unknown, z.output<TSchema>>({
    resolver: zodResolver(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // `Form` moves the focus itself, in the order of the page.
    shouldFocusError: false,
    defaultValues: options.defaultValues,
  });
}
