import { describe, expect, it } from 'vitest';
import { certificationIds } from '#catalogue/certifications.ts';
import { skillIds, specifiedSkillIds } from '#catalogue/skills.ts';
import { fullTitle } from '../web/components/public-head.ts';
import { pageMetadata } from './page-metadata.ts';
import { privacy } from './privacy.ts';
import { publicPaths } from './public-paths.ts';
import { guideOf, writtenGuides } from './skill-guides/all-skill-guides.ts';
import { terms } from './terms.ts';

const guides = Object.values(writtenGuides);
const heads = [...Object.values(pageMetadata), ...skillIds.map(guideOf)];
const doubled = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the heads of public pages', () => {
  it('are there for every public path', () => {
    for (const path of publicPaths) expect(pageMetadata).toHaveProperty([path]);
    expect(Object.keys(writtenGuides).toSorted()).toEqual([...specifiedSkillIds].toSorted());
  });

  it('have titles that fit a search result, each its own', () => {
    const titles = heads.map(({ title }) => fullTitle(title));
    expect(titles.filter((title) => title.length > 65 || title.length < 15)).toEqual([]);
    expect(doubled(titles)).toEqual([]);
  });

  it('have descriptions that are shown whole, each its own', () => {
    const descriptions = heads.map(({ description }) => description);
    expect(descriptions.filter(({ length }) => length > 160 || length < 80)).toEqual([]);
    expect(doubled(descriptions)).toEqual([]);
  });

  it('have pictures with a short line', () => {
    for (const { title, picture } of Object.values(pageMetadata)) {
      expect((picture.headline ?? title).length).toBeLessThanOrEqual(64);
      expect(picture.line.length).toBeLessThanOrEqual(66);
    }
  });

  it('date the legal texts as these date themselves', () => {
    expect(pageMetadata['/terms'].lastChanged).toBe(terms.lastUpdated);
    expect(pageMetadata['/privacy'].lastChanged).toBe(privacy.lastUpdated);
  });
});

describe('the guides of skills', () => {
  it('say enough to be read, and nothing twice', () => {
    for (const { about, projects, questions, certifications } of guides) {
      expect(about.join(' ').split(' ').length).toBeGreaterThan(90);
      expect(projects).toHaveLength(4);
      expect(questions).toHaveLength(3);
      expect(certifications.length).toBeGreaterThan(0);
      for (const id of certifications) expect(certificationIds).toContain(id);
    }
    expect(doubled(guides.flatMap(({ about }) => about))).toEqual([]);
    expect(doubled(guides.flatMap(({ projects }) => projects.map(({ text }) => text)))).toEqual([]);
    expect(doubled(guides.flatMap(({ questions }) => questions))).toEqual([]);
  });
});
