import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { openTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { suspend } from '#tests/support/conversation.ts';
import { projectFields } from '#tests/support/factories.ts';
import { runJob } from '#tests/support/run-job.ts';
import { type Offer, offerSchema } from '../contract/offer-views.ts';
import { type OfferId, toOfferId } from '../ids.ts';
import { offersAged } from './jobs.ts';

const app = await sharedTestApp();

const proposed: Terms = { ...openTerms, rateUsd: 130, startDate: '2027-01-04' };
const offered: Terms = { ...proposed, rateUsd: 120, noticeDays: 14 };

interface Case {
  client: UserId;
  consultant: UserId;
  projectId: ProjectId;
  applicationId: ApplicationId;
}

async function applied(terms: Terms | null = proposed): Promise<Case> {
  const client = await app.make.client({ email: `${crypto.randomUUID()}@client.test` });
  const projectId = await app.make.project(client, { title: 'Close sooner' });
  const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
  const { applications } = await app.as(consultant);
  const { id } = await applications.submit({ projectId, coverLetter: 'Me.', terms });
  return { client, consultant, projectId, applicationId: id as ApplicationId };
}

const asClient = ({ client }: Case) => app.as(client);
const asConsultant = ({ consultant }: Case) => app.as(consultant);

async function offer(
  one: Case,
  changes: Partial<{ validDays: number; wordsToOthers: string }> = {},
) {
  const { offers } = await asClient(one);
  const { applicationId } = one;
  const made = await offers.make({
    ...{ applicationId, terms: offered, message: 'Could you?', ...changes },
  });
  return offerSchema.parse(made);
}
const idOf = ({ id }: Offer): OfferId => toOfferId(id);

const applicationOf = async (one: Case) =>
  (await asClient(one)).applications.getReceived({ applicationId: one.applicationId });
const projectOf = async (one: Case) =>
  (await asClient(one)).projects.getOwn({ projectId: one.projectId });
const ended = { code: 'OFFER_STATE', status: 409 };

describe('accepting an application', () => {
  it('binds at once on the terms that the consultant proposes', async () => {
    const one = await applied();
    const { applications } = await asClient(one);
    const { applicationId } = one;
    const refused = applications.accept({ applicationId, terms: offered });
    await expect(refused).rejects.toMatchObject({ code: 'TERMS_CHANGED' });
    expect(await applicationOf(one)).toMatchObject({ status: 'pending', agreedTerms: null });
    const accepted = await applications.accept({ applicationId, terms: proposed });
    expect(accepted).toMatchObject({ status: 'accepted', agreedTerms: proposed });
    expect(await projectOf(one)).toMatchObject({ status: 'in_progress' });
  });

  it('without a word of terms binds on what is proposed, as it ever did', async () => {
    const one = await applied(null);
    const { applications } = await asClient(one);
    const accepted = await applications.accept({ applicationId: one.applicationId });
    expect(accepted).toMatchObject({ status: 'accepted', terms: null, agreedTerms: null });
  });

  it('tells the others in the words of the client', async () => {
    const one = await applied();
    const other = await app.make.consultant({ email: 'passed-over@example.test' });
    const second = await (await app.as(other)).applications.submit({
      projectId: one.projectId,
      coverLetter: 'Me, too.',
    });
    const { applications } = await asClient(one);
    await applications.accept({
      applicationId: one.applicationId,
      wordsToOthers: 'Your rate was a little high.',
    });
    const { items } = await (await app.as(other)).applications.listOwn({});
    expect(items.find(({ id }) => id === second.id)).toMatchObject({
      rejectedBecause: 'another-accepted',
      decisionReason: 'Your rate was a little high.',
    });
    await app.settle();
    const mails = await listMails(app.db, { to: 'passed-over@example.test' });
    expect(mails.map(({ text }) => text).join()).toMatch(
      /chose another consultant[\s\S]*Your rate was a little high\./,
    );
  });
});

describe('the questions of a project', () => {
  it('are answered with the application, each once, and as they are now', async () => {
    const client = await app.make.client();
    const { projects } = await app.as(client);
    const question = 'Have you done this before?';
    const project = await projects.post({
      ...projectFields,
      modules: [...projectFields.modules],
      extraSkills: [],
      questions: [question],
    });
    const { applications } = await app.as(await app.make.consultant());
    const submit = (questions: string[]) =>
      applications.submit({
        projectId: toProjectId(project.id),
        coverLetter: 'Me.',
        answers: questions.map((each) => ({ question: each, answer: 'Twice.' })),
      });
    await expect(submit([question, question])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(submit(['Another one?'])).rejects.toMatchObject({ code: 'QUESTIONS_CHANGED' });
    expect((await submit([question])).answers).toEqual([{ question, answer: 'Twice.' }]);
  });
});

describe('an offer', () => {
  it('leaves everything pending, and shows both sides its terms; the words to others are the client’s', async () => {
    const one = await applied();
    const made = await offer(one, { wordsToOthers: 'Thank you all.' });
    expect(made).toMatchObject({
      state: 'open',
      terms: offered,
      proposedTerms: proposed,
      wordsToOthers: 'Thank you all.',
      can: { withdraw: true, answer: false },
    });
    const { offers, applications } = await asConsultant(one);
    const { items } = await offers.list({ applicationId: one.applicationId });
    expect(items).toEqual([
      { ...made, wordsToOthers: null, madeBy: null, can: { withdraw: false, answer: true } },
    ]);
    expect(await applicationOf(one)).toMatchObject({ status: 'pending', terms: proposed });
    expect(await projectOf(one)).toMatchObject({ status: 'open' });
    expect((await applications.listOwn({})).items[0]).toMatchObject({
      offeredUntil: made.expiresAt,
    });
  });

  it('that is accepted binds on its terms, and answers the others', async () => {
    const one = await applied();
    const other = await app.make.consultant();
    await app.make.application(one.projectId, other);
    const made = await offer(one, { wordsToOthers: 'Thank you all.' });
    const accepted = await (await asConsultant(one)).offers.accept({ offerId: idOf(made) });
    expect(accepted).toMatchObject({ state: 'accepted', can: { answer: false } });
    expect(await applicationOf(one)).toMatchObject({ status: 'accepted', agreedTerms: offered });
    expect(await projectOf(one)).toMatchObject({ status: 'in_progress' });
    const { items } = await (await app.as(other)).applications.listOwn({});
    expect(items[0]).toMatchObject({
      rejectedBecause: 'another-accepted',
      decisionReason: 'Thank you all.',
    });
  });

  it('that is declined leaves the application pending, and the client may offer again', async () => {
    const one = await applied();
    const made = await offer(one);
    const { offers } = await asConsultant(one);
    const declined = await offers.decline({ offerId: idOf(made), answer: 'Too little.' });
    expect(declined).toMatchObject({ state: 'declined', answer: 'Too little.' });
    expect(await applicationOf(one)).toMatchObject({ status: 'pending', offeredUntil: null });
    expect(await offer(one)).toMatchObject({ state: 'open' });
  });

  it('that is countered changes what the application proposes, which the client then accepts at once', async () => {
    const one = await applied();
    const made = await offer(one);
    const { offers } = await asConsultant(one);
    const offerId = idOf(made);
    await expect(offers.counter({ offerId, terms: offered })).rejects.toMatchObject({
      code: 'TERMS_UNCHANGED',
    });
    const other = { ...offered, rateUsd: 125 };
    const countered = await offers.counter({ offerId, terms: other, answer: 'In between?' });
    expect(countered).toMatchObject({ state: 'countered', counterTerms: other });
    expect(await applicationOf(one)).toMatchObject({ status: 'pending', terms: other });
    const { applications } = await asClient(one);
    const { applicationId } = one;
    await expect(applications.accept({ applicationId, terms: proposed })).rejects.toMatchObject({
      code: 'TERMS_CHANGED',
    });
    expect(await applications.accept({ applicationId, terms: other })).toMatchObject({
      status: 'accepted',
      agreedTerms: other,
    });
  });

  it('that is withdrawn, or has ended with its application, cannot be answered any more', async () => {
    const one = await applied();
    const made = await offer(one);
    const { offers } = await asClient(one);
    expect(await offers.withdraw({ offerId: idOf(made) })).toMatchObject({ state: 'withdrawn' });
    const answers = (await asConsultant(one)).offers;
    await expect(answers.accept({ offerId: idOf(made) })).rejects.toMatchObject(ended);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000).toISOString());
    const second = idOf(await offer(one));
    await (await asClient(one)).applications.decline({ applicationId: one.applicationId });
    for (const answer of [
      () => answers.accept({ offerId: second }),
      () => answers.decline({ offerId: second }),
      () => answers.counter({ offerId: second, terms: proposed }),
      () => offers.withdraw({ offerId: second }),
    ]) {
      await expect(answer()).rejects.toMatchObject(ended);
    }
    const { items } = await answers.list({ applicationId: one.applicationId });
    expect(items.map(({ state }) => state)).toEqual(['ended', 'withdrawn']);
  });

  it('needs terms that differ, a pending application, and no other open offer of the project', async () => {
    const one = await applied();
    const { offers, applications } = await asClient(one);
    const { applicationId, projectId } = one;
    await expect(offers.make({ applicationId, terms: proposed })).rejects.toMatchObject({
      code: 'TERMS_UNCHANGED',
    });
    await offer(one);
    await expect(offer(one)).rejects.toMatchObject({ code: 'OFFER_OPEN' });
    const other = await app.make.application(projectId, await app.make.consultant());
    const elsewhere = { code: 'OFFER_ELSEWHERE', status: 409 };
    await expect(offers.make({ applicationId: other, terms: offered })).rejects.toMatchObject(
      elsewhere,
    );
    await expect(applications.accept({ applicationId: other })).rejects.toMatchObject(elsewhere);
    await applications.decline({ applicationId });
    await expect(offer(one)).rejects.toMatchObject({ code: 'APPLICATION_STATE' });
    expect(await offers.make({ applicationId: other, terms: offered })).toMatchObject({
      state: 'open',
    });
  });

  it('is not made to a suspended consultant, and not accepted of a suspended client', async () => {
    const one = await applied();
    const made = await offer(one);
    await suspend(app, one.client);
    const { offers } = await asConsultant(one);
    await expect(offers.accept({ offerId: idOf(made) })).rejects.toMatchObject(ended);
    const two = await applied();
    await suspend(app, two.consultant);
    await expect(offer(two)).rejects.toMatchObject({ code: 'APPLICANT_SUSPENDED' });
  });

  it('is absent for everyone else', async () => {
    const one = await applied();
    const made = idOf(await offer(one));
    const stranger = await app.as(await app.make.consultant());
    const other = await app.as(await app.make.client());
    const { applicationId } = one;
    for (const call of [
      () => stranger.offers.accept({ offerId: made }),
      () => stranger.offers.decline({ offerId: made }),
      () => stranger.offers.counter({ offerId: made, terms: proposed }),
      () => other.offers.withdraw({ offerId: made }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'OFFER_NOT_FOUND' });
    }
    for (const call of [
      () => stranger.offers.list({ applicationId }),
      () => other.offers.list({ applicationId }),
      () => other.offers.make({ applicationId, terms: offered }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
    }
  });
});

describe('an offer whose time has passed', () => {
  it('cannot be accepted, expires once with a word to both, and the client owes an answer again', async () => {
    const one = await applied();
    const made = await offer(one, { validDays: 1 });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 86_400_000).toISOString());
    const { offers } = await asConsultant(one);
    await expect(offers.accept({ offerId: idOf(made) })).rejects.toMatchObject(ended);
    await runJob(app, offersAged);
    await runJob(app, offersAged);
    const { items } = await offers.list({ applicationId: one.applicationId });
    expect(items[0]).toMatchObject({ state: 'expired', endedAt: app.clock.now().toISOString() });
    expect(await applicationOf(one)).toMatchObject({
      status: 'pending',
      offeredUntil: null,
      waitsSince: app.clock.now().toISOString(),
    });
    const words = async (userId: UserId) =>
      (await (await app.as(userId)).notifications.list({})).items.map(({ words }) => words);
    expect(await words(one.client)).toContainEqual(
      'Your offer for “Close sooner” has expired without an answer.',
    );
    expect(await words(one.consultant)).toContainEqual(
      'The offer for “Close sooner” has expired. Your application is still pending.',
    );
    expect(await offer(one)).toMatchObject({ state: 'open' });
  });

  it('does not come back with an application that stands again', async () => {
    const one = await applied();
    const made = await offer(one, { validDays: 14 });
    await (await asConsultant(one)).applications.withdraw({ applicationId: one.applicationId });
    await app.db
      .updateTable('applications')
      .set({ status: 'pending', offered_until: null })
      .where('id', '=', one.applicationId)
      .execute();
    const { offers } = await asConsultant(one);
    await expect(offers.accept({ offerId: idOf(made) })).rejects.toMatchObject(ended);
    expect(await offer(one)).toMatchObject({ state: 'open' });
  });
});

it('each step is mailed to the other side, with its terms and words', async () => {
  const one = await applied();
  const emailOf = async (userId: UserId) =>
    (
      await app.db
        .selectFrom('auth.users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
    ).email;
  const mailsTo = async (userId: UserId) => {
    await app.settle();
    const mails = await listMails(app.db, { to: await emailOf(userId) });
    return mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n\n');
  };
  const made = await offer(one);
  expect(await mailsTo(one.consultant)).toMatch(
    /You have an offer for “Close sooner”[\s\S]*Rate: \$120 an hour[\s\S]*Notice: 14 calendar days[\s\S]*Could you\?/,
  );
  const { offers } = await asConsultant(one);
  const other = { ...offered, rateUsd: 125 };
  await offers.counter({ offerId: idOf(made), terms: other, answer: 'In between?' });
  expect(await mailsTo(one.client)).toMatch(
    /answered with other terms[\s\S]*Ada L\. proposes[\s\S]*\$125 an hour[\s\S]*In between\?/,
  );
  const second = await offer(one);
  await offers.accept({ offerId: idOf(second) });
  expect(await mailsTo(one.client)).toMatch(/Your offer was accepted: “Close sooner”/);
});
