import { absentId, type ExampleInputs, none } from './example-inputs.ts';
import { seenProject } from './project-inputs.ts';

/** What is asked of answers that are owed, and of how people answer. */
export const answerInputs: ExampleInputs = {
  'answers.listWaiting': none,
  'answers.listClientFigures': async (app, rowKind, self) => {
    const { projectId } = await seenProject('public')(app, rowKind, self);
    return { 'projectIds[]': projectId };
  },
  'answers.listConsultantFigures': async (app, rowKind) => ({
    'consultantIds[]': rowKind === 'absent' ? absentId : await app.make.consultant(),
  }),
};
