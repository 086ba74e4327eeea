import { originOf } from '#features/briefs/web/messages.ts';
import type { FilledMark } from '#ui/form/filled-fields.ts';
import type { BriefField, BriefMark } from './brief-marks.ts';

/** The marks of the form's fields: one for each, with everything that its value came from. */
export function fieldMarks(
  marks: readonly BriefMark[],
  takeBack: (field: BriefField) => void,
): ReadonlyMap<string, FilledMark> {
  const fields = new Map<BriefField, BriefMark[]>();
  for (const mark of marks) fields.set(mark.field, [...(fields.get(mark.field) ?? []), mark]);
  return new Map(
    [...fields].map(([field, own]) => {
      const providers = [...new Set(own.map(({ provider }) => provider))];
      const origins = providers.map((provider) =>
        originOf({
          provider,
          words: [
            ...new Set(
              own.filter((mark) => mark.provider === provider).flatMap(({ words }) => words),
            ),
          ],
        }),
      );
      return [field, { source: origins.join('; '), onTakeBack: () => takeBack(field) }];
    }),
  );
}
