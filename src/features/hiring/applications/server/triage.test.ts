import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { ApplicationId } from '../ids.ts';
import { listReceivedForExport, listSentForExport } from './queries/exported-applications.ts';

let project: ProjectId;
let consultants: UserId[];
let sent: ApplicationId[];

const app = await sharedTestApp();
const client = await app.make.client();

beforeEach(async () => {
  project = await app.make.project(client);
  consultants = [];
  sent = [];
  for (let n = 0; n < 4; n += 1) {
    const consultant = await app.make.consultant();
    consultants.push(consultant);
    sent.push(await app.make.application(project, consultant));
  }
});

const operations = async () => (await app.as(client)).applications;
const at = (n: number): ApplicationId => {
  const id = sent[n];
  if (!id) throw new Error(`There is no application ${n}.`);
  return id;
};

describe('sorting an application', () => {
  it('sets what is given, and leaves the rest as it is', async () => {
    const { triage, getReceived } = await operations();
    expect(await triage({ applicationId: at(0), stage: 'maybe' })).toEqual({
      stage: 'maybe',
      isStarred: false,
      note: '',
    });
    await triage({ applicationId: at(0), isStarred: true });
    const sorted = await triage({ applicationId: at(0), note: '  Knows our ledger. ' });
    const expected = { stage: 'maybe', isStarred: true, note: 'Knows our ledger.' };
    expect(sorted).toEqual(expected);
    expect(await getReceived({ applicationId: at(0) })).toMatchObject(expected);
    expect(await triage({ applicationId: at(0) })).toEqual(expected);
    expect(await getReceived({ applicationId: at(1) })).toMatchObject({
      stage: 'new',
      isStarred: false,
      note: '',
    });
  });

  it('takes no stage that does not exist, and no note that is too long', async () => {
    const { triage } = await operations();
    const note = 'x'.repeat(1001);
    await expect(triage({ applicationId: at(0), note })).rejects.toMatchObject({ status: 400 });
    const stage = 'later' as 'maybe';
    await expect(triage({ applicationId: at(0), stage })).rejects.toMatchObject({ status: 400 });
  });

  it('is nothing that the consultant sees, hears of or is sent', async () => {
    const [consultant] = consultants;
    if (!consultant) throw new Error('No one has applied.');
    await app.settle();
    const { applications, notifications } = await app.as(consultant);
    const before = await applications.listOwn({});
    const unread = await notifications.countUnread();
    const note = 'Zqkvogel asks for too much.';
    await (await operations()).triage({ applicationId: at(0), stage: 'no', isStarred: true, note });
    await app.settle();
    expect(await applications.listOwn({})).toEqual(before);
    expect(await notifications.countUnread()).toEqual(unread);
    expect(JSON.stringify(before)).not.toContain('stage');
    const exported = { sent: '', received: '' };
    for await (const rows of listSentForExport(app.db, consultant))
      exported.sent += JSON.stringify(rows);
    for await (const rows of listReceivedForExport(app.db, client)) {
      exported.received += JSON.stringify(rows);
    }
    expect(exported.sent).toContain(project);
    expect(exported.sent).not.toMatch(/Zqkvogel|stage|is_starred/);
    expect(exported.received).toContain(note);
  });
});

describe('the parts of the applications to a project', () => {
  it('are the pending ones by stage, those with a star, and those that are decided', async () => {
    const { triage, decline, listReceived, countReceived } = await operations();
    await triage({ applicationId: at(0), stage: 'interview', isStarred: true });
    await triage({ applicationId: at(1), stage: 'no' });
    await triage({ applicationId: at(2), stage: 'no', isStarred: true });
    await decline({ applicationId: at(2) });
    const idsOf = async (show: Parameters<typeof listReceived>[0]['show']) => {
      const lists = await Promise.all(
        (['newest', 'match'] as const).map((sort) =>
          listReceived({ projectId: project, show, sort }),
        ),
      );
      const [one, other] = lists.map(({ items }) => items.map(({ id }) => id).toSorted());
      expect(other).toEqual(one);
      return one;
    };
    expect(await idsOf('new')).toEqual([at(3)]);
    expect(await idsOf('maybe')).toEqual([]);
    expect(await idsOf('interview')).toEqual([at(0)]);
    expect(await idsOf('no')).toEqual([at(1)]);
    expect(await idsOf('starred')).toEqual([at(0), at(2)].toSorted());
    expect(await idsOf('answered')).toEqual([at(2)]);
    const { counts } = await countReceived({ projectIds: [project] });
    expect(counts).toMatchObject([
      { total: 4, pending: 3, starred: 2, stages: { new: 1, maybe: 0, interview: 1, no: 1 } },
    ]);
  });

  it('go on page by page although an application leaves the part meanwhile', async () => {
    const { triage, listReceived } = await operations();
    const first = await listReceived({ projectId: project, show: 'new', sort: 'match', limit: 2 });
    for (const { id } of first.items) {
      await triage({ applicationId: id as ApplicationId, stage: 'no' });
    }
    const cursor = first.nextCursor ?? '';
    const rest = await listReceived({ projectId: project, show: 'new', sort: 'match', cursor });
    const ids = [...first.items, ...rest.items].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(sent.toSorted());
  });
});

describe('declining a stage', () => {
  it('declines its pending applications with one reason, and tells each applicant alone', async () => {
    const other = await app.make.project(client);
    const elsewhere = await app.make.application(other, await app.make.consultant());
    const { triage, declineStage, getReceived } = await operations();
    const { withdraw } = (await app.as(consultants[2] ?? client)).applications;
    for (const id of [at(0), at(1), at(2), elsewhere])
      await triage({ applicationId: id, stage: 'no' });
    await withdraw({ applicationId: at(2) });
    const reason = 'We need a person on site.';
    const input = { projectId: project, stage: 'no', reason } as const;
    expect(await declineStage(input)).toEqual({ declined: 2 });
    expect(await declineStage(input)).toEqual({ declined: 0 });
    for (const n of [0, 1]) {
      expect(await getReceived({ applicationId: at(n) })).toMatchObject({
        status: 'rejected',
        rejectedBecause: 'declined',
        decisionReason: reason,
      });
    }
    expect((await getReceived({ applicationId: at(2) })).status).toBe('withdrawn');
    expect((await getReceived({ applicationId: at(3) })).status).toBe('pending');
    expect((await getReceived({ applicationId: elsewhere })).status).toBe('pending');
    await app.settle();
    const mails = (await listMails(app.db, {})).filter(({ text }) => text.includes(reason));
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ toAddress }) => toAddress)).size).toBe(2);
  });

  it('reads as declined without a reason, too', async () => {
    const { triage, declineStage, getReceived } = await operations();
    await triage({ applicationId: at(0), stage: 'no' });
    await declineStage({ projectId: project, stage: 'no' });
    expect(await getReceived({ applicationId: at(0) })).toMatchObject({
      rejectedBecause: 'declined',
      decisionReason: null,
    });
  });

  it('refuses the project of another client as one that does not exist', async () => {
    const stranger = (await app.as(await app.make.client())).applications;
    for (const projectId of [project, toProjectId('00000000-0000-4000-8000-000000000000')]) {
      await expect(stranger.declineStage({ projectId, stage: 'new' })).rejects.toMatchObject({
        code: 'PROJECT_NOT_FOUND',
      });
    }
    expect((await (await operations()).getReceived({ applicationId: at(0) })).status).toBe(
      'pending',
    );
  });

  it('leaves one answer to each applicant when one of them is accepted at the same moment', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const raced = await app.make.project(client);
      const ids: ApplicationId[] = [];
      for (const consultant of consultants) ids.push(await app.make.application(raced, consultant));
      const { triage, declineStage, accept, listReceived } = await operations();
      for (const applicationId of ids) await triage({ applicationId, stage: 'no' });
      const [chosen] = ids;
      if (!chosen) throw new Error('No one has applied.');
      const results = await allAtOnce<unknown>(
        app,
        { table: 'projects', key: 'id', value: raced },
        [
          () => declineStage({ projectId: raced, stage: 'no', reason: 'No.' }),
          () => accept({ applicationId: chosen }),
          () => declineStage({ projectId: raced, stage: 'no', reason: 'No.' }),
        ],
      );
      const { items } = await listReceived({ projectId: raced });
      const accepted = items.filter(({ status }) => status === 'accepted');
      const isAccepted = results[1]?.status === 'fulfilled';
      expect(accepted.map(({ id }) => id)).toEqual(isAccepted ? [chosen] : []);
      expect(items.filter(({ status }) => status === 'pending')).toEqual([]);
      const causes = new Set(items.flatMap(({ rejectedBecause }) => rejectedBecause ?? []));
      expect([...causes]).toEqual([isAccepted ? 'another-accepted' : 'declined']);
    }
  });
});
