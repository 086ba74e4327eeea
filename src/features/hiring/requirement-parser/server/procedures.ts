import { dayOf } from '#lib/calendar-days.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { briefsContract } from '../contract.ts';

import {
  providerInstructions,
  providerSchema,
  suggestionIn,
} from '../rules/provider-suggestion.ts';
import { readBrief } from '../rules/read-brief.ts';
import type { BriefsServices } from './services.ts';
import { viewBrief } from './views.ts';

const operations = implementOperations<typeof briefsContract, BriefsServices>(briefsContract);

export const briefsProcedures = {
  read: operations.read.handler(async ({ context: { clock, briefProvider }, input }) =>
    viewBrief(readBrief(input.text, dayOf(clock.now())), briefProvider),
  ),

  askProvider: operations.askProvider.handler(async ({ context, input: { text }, errors }) => {
    const { briefProvider, log } = context;
    if (!briefProvider) throw errors.PROVIDER_OFF();
    const request = { instructions: providerInstructions, name: 'brief', schema: providerSchema };
    let suggestion: ReturnType<typeof suggestionIn> = null;
    try {
      suggestion = suggestionIn(await briefProvider.complete({ ...request, text }));
    } catch (error) {
      // Never the text: it is the person's.
      log.warn({ provider: briefProvider.host, reason: String(error) }, 'brief provider failed');
    }
    if (!suggestion) throw errors.PROVIDER_FAILED();
    return suggestion;
  }),
};
