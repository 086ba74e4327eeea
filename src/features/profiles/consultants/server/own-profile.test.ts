import { createRouterClient } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import { router } from '#app/router.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { stagePhoto } from '#tests/support/photos.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { ConsultantProfileInput } from '../rules/profile-form.ts';

const app = await sharedTestApp();

const newConsultant = () => app.make.consultant({ profile: false, subscribed: false });

const agreedAt = (userId: string) =>
  app.db
    .selectFrom('consultant_profiles')
    .select(['agreed_to_terms_at', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

describe('the own profile', () => {
  it('is null before the form has been saved once', async () => {
    const { consultants } = await app.as(await newConsultant());
    expect(await consultants.getOwnProfile({})).toBeNull();
  });

  it('keeps how a user works and what they speak when a save leaves it out, and has neither before', async () => {
    const userId = await newConsultant();
    const { consultants } = await app.as(userId);
    const { workArrangement: _unasked, languages: __, ...before } = profileForm();
    const { profile: first } = await consultants.saveOwnProfile(before);
    expect(first).toMatchObject({ workArrangement: null, languages: [] });
    const said = {
      workArrangement: 'both',
      languages: [{ language: 'de', level: 'fluent' }],
    } as const;
    await consultants.saveOwnProfile(profileForm({ ...said, languages: [...said.languages] }));
    expect((await consultants.saveOwnProfile(before)).profile).toMatchObject(said);
  });

  it('is created by the first save, with every field of the form, and changed by the next', async () => {
    const userId = await newConsultant();
    const { consultants, accounts } = await app.as(userId);
    const everyField = profileForm({
      firstName: 'Grace',
      lastName: 'Hopper',
      city: 'Kirkby in Ashfield',
      phone: '020 7946 0000',
      languages: [
        { language: 'en', level: 'native' },
        { language: 'fr', level: 'basic' },
      ],
      certifications: [],
      portfolioProjects: [
        {
          title: 'Ledger "rescue"',
          description: 'Moved a ledger of nine years in one weekend, twice over.',
        },
      ],
      linkedinUrl: 'https://www.linkedin.com/in/grace',
      websiteUrl: '',
    });
    const { agreedToTerms: _agreed, ...stored } = everyField;
    const { created, profile } = await consultants.saveOwnProfile(everyField);
    expect(created).toBe(true);
    expect(profile).toEqual({
      ...stored,
      photo: null,
      availableFrom: null,
      shownAvailableFrom: null,
      showsPhotoToClients: false,
      rating: null,
      reviewCount: 0,
      verifiedCertifications: [],
      phone: '+442079460000',
      phoneText: '020 7946 0000',
      email: expect.stringContaining('@'),
    });
    expect(await consultants.getOwnProfile({})).toEqual(profile);
    expect(await accounts.me({})).toMatchObject({ userId });
    expect(await (await app.as(userId)).accounts.me({})).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hopper',
    });

    const next = await consultants.saveOwnProfile(
      profileForm({ city: 'Leeds', portfolioProjects: [] }),
    );
    expect(next).toMatchObject({
      created: false,
      profile: { city: 'Leeds', portfolioProjects: [] },
    });
  });

  it('keeps the time at which the terms were agreed to', async () => {
    const userId = await newConsultant();
    const { consultants } = await app.as(userId);
    await consultants.saveOwnProfile(profileForm());
    const first = await agreedAt(userId);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 3_600_000));
    await consultants.saveOwnProfile(profileForm());
    const second = await agreedAt(userId);
    expect(second.agreed_to_terms_at).toEqual(first.agreed_to_terms_at);
    expect(second.created_at).toEqual(first.created_at);
    expect(second.updated_at).toEqual(app.clock.now());
  });

  it('saved many times at once is created once, and no save mixes with another', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const userId = await newConsultant();
      const { consultants } = await app.as(userId);
      const saves = Array.from(
        { length: 20 },
        (_, n) => () =>
          consultants.saveOwnProfile(profileForm({ firstName: `Person ${n}`, city: `City ${n}` })),
      );
      const results = await allAtOnce(
        app,
        { table: 'profiles', key: 'user_id', value: userId },
        saves,
      );
      const created = results.filter(
        (result) => result.status === 'fulfilled' && result.value.created,
      );
      expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
      expect(created).toHaveLength(1);
      const profile = await consultants.getOwnProfile({});
      expect(profile?.city.replace('City', 'Person')).toBe(profile?.firstName);
    }
  });
});

describe('the photo of the own profile', () => {
  it('stays when the form is saved without a word of it, and goes when it says none', async () => {
    const userId = await newConsultant();
    const { consultants } = await app.as(userId);
    const photo = await stagePhoto(app, userId);
    const save = async (changes: Partial<ConsultantProfileInput>) =>
      (await consultants.saveOwnProfile(profileForm(changes))).profile.photo;
    expect(await save({ photoId: photo.id })).toEqual(photo);
    expect(await save({ city: 'Leeds' })).toEqual(photo);
    expect(await save({ photoId: photo.id })).toEqual(photo);
    expect(await save({ photoId: null })).toBeNull();
    expect(await save({ photoId: null })).toBeNull();
    await app.settle();
    await expect(save({ photoId: photo.id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('takes the place of the one before, which is gone then', async () => {
    const userId = await newConsultant();
    const { consultants } = await app.as(userId);
    const first = await stagePhoto(app, userId);
    await consultants.saveOwnProfile(profileForm({ photoId: first.id }));
    const second = await stagePhoto(app, userId);
    await consultants.saveOwnProfile(profileForm({ photoId: second.id }));
    expect((await consultants.getOwnProfile({}))?.photo).toEqual(second);
    const headers = { cookie: await app.cookieOf(userId) };
    expect((await app.http.request(first.largeUrl, { headers })).status).toBe(404);
    expect((await app.http.request(second.largeUrl, { headers })).status).toBe(200);
  });
});

describe('saving a profile is refused', () => {
  it('for a photo that is not there, at its field, and nothing is changed', async () => {
    const { consultants } = await app.as(await newConsultant());
    const photoId = '00000000-0000-4000-8000-000000000000';
    await expect(consultants.saveOwnProfile(profileForm({ photoId }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: {
        issues: [
          { path: ['photoId'], message: 'This photo is no longer here. Please choose it again.' },
        ],
      },
    });
    expect(await consultants.getOwnProfile({})).toBeNull();
  });

  it('for a phone number that no one can dial, at its field', async () => {
    const { consultants } = await app.as(await newConsultant());
    const save = consultants.saveOwnProfile(profileForm({ phone: '0000000000' }));
    await expect(save).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
      cause: { issues: [{ path: ['phone'], message: 'Please enter a valid phone number' }] },
    });
    expect(await consultants.getOwnProfile({})).toBeNull();
  });

  it('for an address that is no web address, or a module of a skill that was not chosen', async () => {
    const { consultants } = await app.as(await newConsultant());
    for (const changes of [
      { websiteUrl: 'javascript:alert(1)' },
      { skillModules: ['sales.lead-management'] as const },
    ]) {
      const save = consultants.saveOwnProfile(
        profileForm(changes as Partial<ConsultantProfileInput>),
      );
      await expect(save).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });

  it('for fields that are not the form’s to set', async () => {
    const { consultants } = await app.as(await newConsultant());
    const forged = { ...profileForm(), isApproved: true, userType: 'client' };
    await expect(consultants.saveOwnProfile(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('from clients and visitors', async () => {
    const asClient = (await app.as(await app.make.client())).consultants.saveOwnProfile(
      profileForm(),
    );
    await expect(asClient).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const asVisitor = (await app.as()).consultants.saveOwnProfile(profileForm());
    await expect(asVisitor).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe('a referral code in the profile form', () => {
  const referralCodeOf = async (userId: string) =>
    (await (await app.as(userId)).referrals.createCode({})).code;

  it('counts with the profile that it comes along with', async () => {
    const code = await referralCodeOf(await newConsultant());
    const userId = await newConsultant();
    const { consultants, referrals } = await app.as(userId);
    const saved = await consultants.saveOwnProfile(
      profileForm({ referralCode: ` ${code.toLowerCase()} ` }),
    );
    expect(saved).toMatchObject({ created: true, referral: 'applied' });
    expect(await referrals.getOwn({})).toMatchObject({ canUseCode: false });
    expect(await consultants.saveOwnProfile(profileForm())).toMatchObject({ referral: null });
  });

  it('of a user who joined later is refused for just that, and the profile is saved', async () => {
    const userId = await newConsultant();
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    const referralCode = await referralCodeOf(await newConsultant());
    const { consultants } = await app.as(userId);
    const saved = await consultants.saveOwnProfile(profileForm({ referralCode }));
    expect(saved).toMatchObject({ created: true, referral: 'owner-came-later' });
  });

  it.each(['WRONG234', 'x'.repeat(10_000), '\u0000', '🏔'])(
    'does not stand in the way when it is %j',
    async (referralCode) => {
      const { consultants } = await app.as(await newConsultant());
      const saved = await consultants.saveOwnProfile(profileForm({ referralCode }));
      expect(saved.created).toBe(true);
      expect(['invalid', null]).toContain(saved.referral);
    },
  );

  it('does not stand in the way when looking it up fails', async () => {
    const jobs = {
      ...app.services.jobs,
      enqueue: () => {
        throw new Error('No job today.');
      },
    };
    const code = await referralCodeOf(await newConsultant());
    const late = await newConsultant();
    const { consultants } = createRouterClient(router, {
      context: {
        ...app.services,
        jobs,
        viewer: await viewerOf(app.db, late),
      },
    });
    const saved = await consultants.saveOwnProfile(profileForm({ referralCode: code }));
    expect(saved).toMatchObject({ created: true, referral: null });
  });
});
