import { projectFields } from '../factories.ts';
import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

const ownProject =
  (status: 'open' | 'in_progress' | 'completed', more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    const projectId = rowKind === 'absent' ? absentId : await app.make.project(owner, { status });
    return { projectId, ...more };
  };

const receivedApplication =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { applicationId: absentId, ...more };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    const applicationId = await app.make.application(
      await app.make.project(owner),
      await app.make.consultant(),
    );
    return { applicationId, ...more };
  };

const sentApplication: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { applicationId: absentId };
  const sender = rowKind === 'own' && self ? self : await app.make.consultant();
  const project = await app.make.project(await app.make.client());
  return { applicationId: await app.make.application(project, sender) };
};

/** For consultants a project is never their own: `foreign` is one they may see, `own` does not occur. */
export const seenProject =
  (visibility: 'public' | 'private', more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind) => {
    const client = await app.make.client();
    const projectId =
      rowKind === 'absent' ? absentId : await app.make.project(client, { visibility });
    return { projectId, ...more };
  };

const ownTemplate: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { templateId: absentId };
  const owner = rowKind === 'own' && self ? self : await app.make.client();
  const projectId = await app.make.project(owner);
  const { projects } = await app.as(owner);
  const { id } = await projects.saveTemplate({ projectId, name: crypto.randomUUID() });
  return { templateId: id };
};

/** What is asked of projects, their applications and matches. */
export const projectInputs: ExampleInputs = {
  'briefs.read': fixed({ text: 'Our month-end close is slow.' }),
  'briefs.askProvider': fixed({ text: 'Our month-end close is slow.' }),
  'projects.post': fixed({ ...projectFields }),
  'projects.listOwn': none,
  'projects.countOwn': none,
  'projects.getOwn': ownProject('open'),
  'projects.listOpen': none,
  'projects.edit': ownProject('open', projectFields),
  'projects.complete': ownProject('in_progress'),
  'projects.confirmOpen': ownProject('open'),
  'projects.cancel': ownProject('open', { reason: '' }),
  'projects.archive': ownProject('completed'),
  'projects.unarchive': ownProject('completed'),
  'projects.handOver': async (app, rowKind, self) => ({
    ...(await ownProject('open')(app, rowKind, self)),
    userId: self ?? absentId,
  }),
  'projects.handOverAll': async (app, rowKind, self) => {
    const from = self ?? absentId;
    if (rowKind === 'own') return { from, to: from };
    return { from, to: rowKind === 'absent' ? absentId : await app.make.client() };
  },
  'projects.listTemplates': none,
  'projects.saveTemplate': async (app, rowKind, self) => ({
    ...(await ownProject('open')(app, rowKind, self)),
    name: crypto.randomUUID(),
  }),
  'projects.removeTemplate': ownTemplate,
  'applications.getApplyView': seenProject('public'),
  'applications.submit': seenProject('public', { coverLetter: 'I have done this before.' }),
  'applications.listOwn': none,
  'applications.listAppliedProjectIds': none,
  'applications.getOwnFigures': none,
  'applications.listReceived': ownProject('open'),
  'applications.getReceived': receivedApplication(),
  'applications.countReceived': async (app, rowKind, self) => {
    const { projectId } = await ownProject('open')(app, rowKind, self);
    return { 'projectIds[]': projectId };
  },
  'applications.markRead': receivedApplication(),
  'applications.accept': receivedApplication(),
  'applications.decline': receivedApplication({ reason: '' }),
  'applications.triage': receivedApplication({ stage: 'maybe' }),
  'applications.declineStage': ownProject('open', { stage: 'no' }),
  'applications.withdraw': sentApplication,
  'matching.suggestConsultants': ownProject('open'),
  'matching.getApplicantMatch': receivedApplication(),
  'matching.listApplicantScores': ownProject('open', { 'applicationIds[]': absentId }),
  'matching.listOwnScores': async (app, rowKind, self) => {
    const { projectId } = await seenProject('public')(app, rowKind, self);
    return { 'projectIds[]': projectId };
  },
  'matching.getOwnMatch': seenProject('public'),
};
