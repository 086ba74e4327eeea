import { refreshPublicGroups } from '#features/profiles/directory/server/commands.ts';
import { pngFile } from '#lib/images/hostile/png-fixture.ts';
import { claim, makeCredential, someEvidence } from '../credentials.ts';
import { consultantProfileFields } from '../factories.ts';
import { jsonResumeFile } from '../profile-files.ts';
import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

const certification = 'power-bi-data-analyst';

const claimedCertification =
  (evidence: Record<string, unknown>): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'own' && self) await claim(app, self, [certification]);
    return { certification, ...evidence };
  };

/** Only consultants have evidence of their own to take back. */
const ownEvidence: MakeInput = async (app, rowKind, self) => {
  const profile = await app.db
    .selectFrom('consultant_profiles')
    .select('user_id')
    .where('user_id', '=', self ?? absentId)
    .executeTakeFirst();
  if (rowKind === 'own' && self && profile) await makeCredential(app, self, { certification });
  return { certification };
};

const waitingCredential =
  (decision: Record<string, unknown>): MakeInput =>
  async (app, rowKind) => ({
    credentialId:
      rowKind === 'absent' ? absentId : await makeCredential(app, await app.make.consultant()),
    revision: 1,
    ...decision,
  });

/** A group of public consultants: one that exists, and an empty one. */
const publicGroup =
  (there: Record<string, unknown>, absent: Record<string, unknown>): MakeInput =>
  async (app, rowKind) => {
    await app.make.consultant();
    const at = { now: app.clock.now(), isDemo: false };
    await app.db.transaction().execute((tx) => refreshPublicGroups(tx, at));
    return rowKind === 'absent' ? absent : there;
  };

/** A consultant whom only approved clients may see. */
export const listedConsultant: MakeInput = async (app, rowKind) => ({
  consultantId: rowKind === 'absent' ? absentId : await app.make.consultant(),
});

const shortlistedConsultant: MakeInput = async (app, rowKind, self) => {
  if (rowKind === 'absent') return { consultantId: absentId, note: 'Good' };
  const consultantId = await app.make.consultant();
  const owner = rowKind === 'own' && self ? self : await app.make.client();
  await app.db
    .insertInto('consultant_shortlist')
    .values({ client_id: owner, consultant_id: consultantId })
    .execute();
  return { consultantId, note: 'Good' };
};

/** What is asked of consultants: profiles, evidence, shortlists, search. */
export const consultantInputs: ExampleInputs = {
  'consultants.listPublicCards': none,
  'consultants.getPublicDirectory': none,
  'consultants.getPublicSkill': publicGroup({ skill: 'power-bi' }, { skill: 'commerce' }),
  'consultants.getPublicCity': publicGroup({ city: 'london-uk' }, { city: 'atlantis' }),
  'consultants.getConsultant': listedConsultant,
  'consultants.recordView': listedConsultant,
  'consultants.getOwnProfile': none,
  'consultants.saveOwnProfile': fixed({ ...consultantProfileFields }),
  'consultants.choosePhotoVisibility': fixed({ showsPhotoToClients: true }),
  'consultants.uploadPhoto': fixed({ file: pngFile({ width: 8, height: 8 }) }),
  'consultants.readProfileFile': fixed({ file: jsonResumeFile() }),
  'credentials.listOwn': none,
  'credentials.submit': claimedCertification(someEvidence),
  'credentials.withdraw': ownEvidence,
  'credentials.countWaiting': none,
  'credentials.listReviewed': none,
  'credentials.verify': waitingCredential({ method: 'public-record' }),
  'credentials.reject': waitingCredential({ reason: 'The link leads nowhere.' }),
  'references.listOfConsultant': listedConsultant,
  'shortlists.listOwn': none,
  'shortlists.listOwnIds': none,
  'shortlists.add': listedConsultant,
  'shortlists.remove': listedConsultant,
  'shortlists.saveNote': shortlistedConsultant,
  'search.findConsultants': fixed({ text: 'finance', skill: 'finance-operations' }),
  'search.completeText': fixed({ text: 'ledger' }),
  'search.countConsultants': fixed({ location: 'london' }),
};
