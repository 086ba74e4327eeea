import type { CompletionProvider } from '#features/hiring/lib/completions/completion-provider.ts';
import type { BriefView } from '../contract.ts';
import type { Said } from '../rules/finding.ts';
import type { Brief } from '../rules/read-brief.ts';

const viewSaid = <Value>(said: Said<Value>) => ({ value: said.value, words: [...said.words] });
const viewField = <Value>(said: Said<Value> | null) => said && viewSaid(said);

/** What was read of a text, and who could read more of it. */
export function viewBrief(
  { fields, modules, extraSkills, questions }: Brief,
  provider: CompletionProvider | undefined,
): BriefView {
  return {
    fields: {
      title: viewField(fields.title),
      projectType: viewField(fields.projectType),
      timeline: viewField(fields.timeline),
      budgetRange: viewField(fields.budgetRange),
      startDate: viewField(fields.startDate),
      urgency: viewField(fields.urgency),
      seniority: viewField(fields.seniority),
      currentD365Status: viewField(fields.currentD365Status),
      workArrangement: viewField(fields.workArrangement),
      place: viewField(fields.place),
    },
    modules: modules.map(viewSaid),
    extraSkills: extraSkills.map(viewSaid),
    questions: questions.map(({ field, reason, words }) => ({ field, reason, words: [...words] })),
    provider: provider?.host ?? null,
  };
}
