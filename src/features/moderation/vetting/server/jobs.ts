import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin asked a user about their account; committed together with the question. */
export const questionAsked = defineJob({
  name: 'question-asked',
  data: z.object({ questionId: z.uuid() }),
});

/** The person answered; committed together with the answer. */
export const questionAnswered = defineJob({
  name: 'question-answered',
  data: z.object({ questionId: z.uuid() }),
});
