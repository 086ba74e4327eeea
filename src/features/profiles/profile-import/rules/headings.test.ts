import { describe, expect, it } from 'vitest';
import { headingKinds } from './headings.ts';

describe('a heading', () => {
  it.each([
    ['Professional Background', 'work'],
    ['WORK EXPERIENCE', 'work'],
    ['Beruflicher Werdegang', 'work'],
    ['Expériences professionnelles', 'work'],
    ['Experiencia laboral', 'work'],
    ['Relevante werkervaring', 'work'],
    ['Doświadczenie zawodowe', 'work'],
    ['Experience & Education', 'work other'],
    ['Skills & Abilities', 'skills'],
    ['DIGITAL SKILLS', 'skills'],
    ['Kenntnisse und Fähigkeiten', 'skills'],
    ['LANGUAGE SKILLS', 'languages'],
    ['Certifications & Training', 'certificates other'],
    ['Licenses & Certifications', 'certificates'],
    ['Certifications, Skills & Languages', 'certificates skills languages'],
    ['Project Experience', 'projects'],
    ['Professional Profile', 'summary'],
    ['Career Summary', 'summary'],
    ['Persönliche Daten', 'contact'],
    ['Education & Languages', 'languages other'],
    ['Academic Background', 'other'],
    ['Aus- und Weiterbildung', 'other'],
    ['ALLGEMEINE UND BERUFLICHE BILDUNG', 'other'],
    ['COMPÉTENCES NUMÉRIQUES', 'skills'],
    ['COMPÉTENCES LINGUISTIQUES', 'languages'],
    ['COMPETENCIAS DIGITALES', 'skills'],
    ['COMPETENZE LINGUISTICHE', 'languages'],
    ['UMIEJĘTNOŚCI CYFROWE', 'skills'],
    ['Centres d’intérêt', 'other'],
    ['1. Experience', 'work'],
  ])('is known by its words: %s', (text, kinds) => {
    expect(headingKinds(text).join(' ')).toBe(kinds);
  });

  it.each([
    'Power BI, Power Automate',
    'Microsoft Project',
    'Project Management',
    'Business Central',
    'Experience with ledgers.',
    '• Experience',
    'I have experience in many industries and countries',
  ])('is none: %s', (text) => {
    expect(headingKinds(text)).toEqual([]);
  });
});
