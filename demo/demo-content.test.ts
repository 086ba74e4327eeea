import { describe, expect, it } from 'vitest';
import { demoRules } from '#app/demo.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { messageTextSchema } from '#features/conversations/messages/rules/message-text.ts';
import { coverLetterSchema } from '#features/hiring/applications/rules/application-form.ts';
import { projectSchema } from '#features/hiring/projects/rules/project-form.ts';
import { parsePhoneNumber } from '#features/profiles/consultants/rules/phone-number.ts';
import { consultantProfileSchema } from '#features/profiles/consultants/rules/profile-form.ts';
import { assembleDemo } from './assembly/assemble-demo.ts';
import { demoConsultants } from './content/all-consultants.ts';
import { demoProjects } from './content/all-projects.ts';
import { demoClients } from './content/clients.ts';
import { demoColleagues } from './content/colleagues.ts';
import { readPortraits } from './portraits/read-portraits.ts';

const { photos } = await readPortraits();

const now = new Date('2026-11-21T09:30:00Z');
const assemble = (now: Date) =>
  assembleDemo({ now, passwordHash: 'hash', rules: demoRules, photos });
const rows = assemble(now);

describe('the demo', () => {
  it('is the same for the same time', () => {
    expect(assemble(now)).toEqual(rows);
  });

  it.each(['2027-03-31T23:59:59Z', '2028-02-29T00:00:00Z', '2029-07-14T12:00:00Z'])(
    'can be started at %s as well',
    (now) => {
      expect(assemble(new Date(now)).applications).toHaveLength(204);
    },
  );

  it('keeps its ids whenever it is started', () => {
    const later = assemble(new Date('2027-05-05T05:05:05Z'));
    const idsOf = (row: { id?: string | undefined }) => row.id;
    expect(later.users.map(idsOf)).toEqual(rows.users.map(idsOf));
    expect(later.projects.map(idsOf)).toEqual(rows.projects.map(idsOf));
    expect(later.applications.map(idsOf)).toEqual(rows.applications.map(idsOf));
    expect(later.messages.map(idsOf)).toEqual(rows.messages.map(idsOf));
  });

  it('has 60 consultants, 20 clients with 6 colleagues, an admin, 84 projects and 204 applications', () => {
    expect(demoConsultants).toHaveLength(60);
    expect(demoClients).toHaveLength(20);
    expect(demoColleagues).toHaveLength(6);
    expect(rows.users).toHaveLength(87);
    expect(rows.admins).toHaveLength(1);
    expect(rows.projects).toHaveLength(84);
    expect(rows.applications).toHaveLength(204);
  });

  it('gives no person the name, address, phone number or words of another', () => {
    const keyed = [...demoConsultants, ...demoClients];
    const people = [...keyed, ...demoColleagues];
    expectDistinct(keyed.map(({ key }) => key));
    expectDistinct(people.map(({ email }) => email));
    expectDistinct(people.map(({ lastName }) => lastName));
    expectDistinct(rows.consultantProfiles.map(({ phone }) => phone));
    expectDistinct(demoConsultants.map(({ title }) => title));
    expectDistinct(demoConsultants.flatMap(({ experience }) => experience));
    expectDistinct(demoConsultants.map(({ pitch }) => pitch));
    expectDistinct(demoProjects.map(({ title }) => title));
    expectDistinct(demoProjects.flatMap(({ description }) => description));
    const letters = demoProjects.flatMap(({ applications }) => applications);
    expectDistinct(letters.map(({ letter }) => letter));
  });

  it('writes only to reserved addresses and sites', () => {
    for (const { email } of rows.users) expect(email).toMatch(/^[a-z.-]+@[a-z-]+\.test$/);
    for (const { linkedin_url, website_url } of rows.consultantProfiles) {
      for (const url of [linkedin_url, website_url]) {
        if (url) expect(new URL(url).hostname).toMatch(/\.test$/);
      }
    }
  });

  it('uses no trade mark for a company', () => {
    const trademarks =
      /\b(contoso|fabrikam|northwind|adventure works|tailspin|wingtip|litware|proseware|woodgrove|fourth coffee|relecloud|wide world importers|blue yonder|vanarsdel|trey research|coho|humongous|lamna)\b/gi;
    expect(JSON.stringify(rows).match(trademarks) ?? []).toEqual([]);
  });
});

describe('a profile of the demo', () => {
  it('passes the form', () => {
    const problems = demoConsultants.flatMap((consultant, index) => {
      const row = rows.consultantProfiles[index];
      if (!row) throw new Error(`${consultant.key} has no profile.`);
      const form = consultantProfileSchema.safeParse({
        firstName: consultant.firstName,
        lastName: consultant.lastName,
        phone: row.phone,
        title: row.title,
        yearsExperience: row.years_experience,
        hourlyRate: row.hourly_rate_usd,
        country: row.country,
        city: row.city,
        timezone: row.timezone,
        primarySkills: row.primary_skills,
        skillModules: row.skill_modules,
        secondarySkills: row.secondary_skills,
        certifications: row.certifications,
        availability: row.availability,
        availableFrom: row.available_from,
        hoursPerWeek: row.hours_per_week,
        preferredProjectDuration: row.preferred_project_duration,
        summary: row.summary,
        experience: row.experience,
        portfolioProjects: JSON.parse(row.portfolio_projects ?? ''),
        linkedinUrl: row.linkedin_url,
        websiteUrl: row.website_url,
        agreedToTerms: true,
      });
      return (form.error?.issues ?? []).map((issue) => ({ consultant: consultant.key, ...issue }));
    });
    expect(problems).toEqual([]);
  });

  it('says of some from which day they are available, which is still to come', () => {
    const days = rows.consultantProfiles.flatMap(({ available_from: day }) => day ?? []);
    expect(days.toSorted()).toEqual(['2026-12-12', '2026-12-26', '2027-02-09']);
  });

  it('has a phone number that can be dialled from where the consultant is', () => {
    for (const { phone, country } of rows.consultantProfiles) {
      expect(parsePhoneNumber(phone, countries.has(country) ? country : 'other')).toBe(phone);
    }
  });

  it('names each skill as primary or as secondary', () => {
    for (const { primary_skills, secondary_skills = [] } of rows.consultantProfiles) {
      expectDistinct([...primary_skills, ...secondary_skills]);
    }
  });

  it('is often in one of the cities of the search', () => {
    const inCity = (city: string) => demoConsultants.filter((row) => row.city === city).length;
    expect(inCity('London')).toBeGreaterThanOrEqual(6);
    for (const city of ['Manchester', 'Birmingham', 'Edinburgh']) {
      expect(inCity(city)).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(rows.consultantProfiles.map(({ country }) => country)).size).toBe(7);
  });
});

describe('a project of the demo', () => {
  it('passes the form', () => {
    const problems = rows.projects.flatMap((row) => {
      const form = projectSchema.safeParse({
        title: row.title,
        description: row.description,
        projectType: row.project_type,
        modules: row.modules,
        extraSkills: row.extra_skills,
        timeline: row.timeline,
        budgetRange: row.budget_range,
        startDate: row.start_date,
        urgency: row.urgency,
        currentD365Status: row.current_d365_status,
        visibility: row.visibility,
        companyName: row.company_name,
        industry: row.industry,
        companySize: row.company_size,
        contactName: row.contact_name,
        contactEmail: row.contact_email,
        phone: row.phone,
      });
      return (form.error?.issues ?? []).map((issue) => ({ project: row.title, ...issue }));
    });
    expect(problems).toEqual([]);
  });

  it('was posted between hours and five months ago', () => {
    const ages = rows.projects.map(({ created_at }) => now.getTime() - Number(created_at));
    const dayMs = 24 * 60 * 60 * 1000;
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(dayMs);
    expect(Math.max(...ages)).toBeGreaterThan(140 * dayMs);
    expect(Math.max(...ages)).toBeLessThan(155 * dayMs);
  });
});

describe('a cover letter of the demo', () => {
  it('passes the form and says something', () => {
    for (const { cover_letter } of rows.applications) {
      expect(coverLetterSchema.parse(cover_letter)).toBe(cover_letter);
      expect(cover_letter.length).toBeGreaterThan(60);
    }
  });
});

describe('a message of the demo', () => {
  it('could have been written, or was deleted', () => {
    for (const { text, deleted_at } of rows.messages) {
      expect(messageTextSchema.safeParse(text).success).toBe(deleted_at === null);
    }
  });
});

function expectDistinct(values: readonly string[]): void {
  const seen = new Set<string>();
  const repeated = values.filter((value) => seen.size === seen.add(value).size);
  expect(repeated).toEqual([]);
}
