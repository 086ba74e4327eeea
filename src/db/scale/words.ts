import { chanceOf } from './chance.ts';

/*
 * What the large sets of data are written with. Sentences have gaps: {product}, {module}, {industry}, {matter},
 * {name} and {number} are filled for each person.
 */

export const roles = [
  'Consultant',
  'Functional Consultant',
  'Solution Architect',
  'Developer',
  'Technical Lead',
  'Project Manager',
  'Business Analyst',
  'Trainer',
  'Programme Lead',
  'Integration Specialist',
  'Support Engineer',
  'Data Engineer',
] as const;

export const ranks = ['', 'Senior ', 'Lead ', 'Principal ', 'Freelance ', 'Certified '] as const;

export const industries = [
  'manufacturing',
  'retail',
  'wholesale',
  'banking',
  'insurance',
  'healthcare',
  'pharmaceuticals',
  'logistics',
  'construction',
  'energy',
  'utilities',
  'education',
  'government',
  'hospitality',
  'telecommunications',
  'automotive',
  'aerospace',
  'agriculture',
  'food and beverage',
  'fashion',
  'media',
  'real estate',
  'mining',
  'charity',
  'legal services',
  'shipping',
  'chemicals',
  'rail',
  'waterworks',
  'museums',
] as const;

export const matters = [
  'month-end close',
  'chart of accounts',
  'data quality',
  'reporting',
  'approval workflows',
  'user adoption',
  'security roles',
  'legacy interfaces',
  'warehouse picking',
  'lead handover',
  'case routing',
  'price lists',
  'tax rules',
  'intercompany trade',
  'budget control',
  'field scheduling',
  'master data',
  'payment files',
  'bank reconciliation',
  'demand forecasts',
  'quality inspections',
  'landed cost',
  'rebate agreements',
  'subscription billing',
  'customer portals',
  'email deliverability',
  'consent records',
  'electronic invoicing',
  'performance tuning',
  'release management',
  'test automation',
  'cutover planning',
  'dual-write',
  'audit findings',
  'payroll exports',
  'shop floor terminals',
] as const;

export const summaries = [
  'I help {industry} companies get more out of {product}.',
  'My work is {matter} and {matter}, mostly in {product}.',
  'After {number} projects in {industry} I know where {module} goes wrong.',
  'I design, build and hand over {product} so that your own people can run it.',
  'Clients call me when {matter} holds up everything else.',
  'I speak the language of {industry} and of developers.',
  'Calm in a go-live, honest about what {product} cannot do.',
  'I work remotely across Europe, and on site where it matters.',
  'My speciality is {module} for {industry}.',
  'You get plain documents, small steps and a working {matter} every fortnight.',
] as const;

export const experiences = [
  'At {name} I led the move of {number} users to {product}, including {module} and {matter}.',
  'For {name}, a {industry} group with {number} sites, I rebuilt {matter} on {module}.',
  'I took over a stalled {product} project at {name} and brought {matter} live in {number} weeks.',
  'Before consulting I spent years in {industry}, where {matter} was my daily trouble.',
  'The {module} design I made for {name} still runs {number} legal entities.',
  'With {name} I joined {product} to their own systems and cleaned up {matter}.',
  'I trained {number} key users at {name} and wrote the guides they still use for {module}.',
  'A fixed price rescue for {name}: {matter}, {matter} and a new {module} set-up.',
  'My tools are {product}, Excel, a whiteboard and a long list of questions about {matter}.',
  'I cut the time for {matter} at {name} from {number} days to two.',
  'Together with the team of {name} I replaced spreadsheets in {industry} by {module}.',
  'I wrote the integration between {name} and {product}, with monitoring for {matter}.',
] as const;

export const portfolioTitles = [
  '{module} for {name}',
  '{product} roll-out in {industry}',
  '{name}: {matter} put right',
  'From spreadsheets to {product}',
] as const;

export const needs = [
  'We need help with {matter} in {product}.',
  'Our {module} set-up has grown over {number} years and nobody dares to touch it.',
  'We are a {industry} company with {number} users.',
  'The aim is a working {matter} before the next year-end.',
  'You would work with our own team of {number} people.',
  '{name} left us half a design for {module}; we want it finished.',
] as const;

export const firstNames = [
  'Ada Amir Anna Ben Bianca Callum Carla Chen Clara Dana Daniel Deepa Elena Elif Emma Erik Farah Felix Fiona',
  'Grace Hana Hugo Ines Isaac Ivan Jamal Jana Jonas Joyce Julia Karim Kavya Kofi Lara Lena Leo Lina Lucas',
  'Maja Malik Marco Maria Mei Milan Mona Nadia Nina Noah Nora Olga Omar Oscar Paula Petra Priya Rafael Rania',
  'Rosa Ruth Sami Sara Simon Sofia Stefan Tara Theo Tomas Uma Vera Viktor Wanda Yara Yusuf Zoe',
]
  .join(' ')
  .split(' ');

/** Invented words, each only once: names of companies and tools, most of which occur only a few times. */
export function inventNames(count: number, seed: string): string[] {
  const chance = chanceOf(`names ${seed}`);
  const starts =
    'Ar Bel Cal Dor El Fen Gar Hal Ir Jor Kel Lor Mar Nor Or Pel Quin Ral Sel Tor Ul Ver Wel Xan Yor Zel'.split(
      ' ',
    );
  const middles = 'ba ce di fo gu la me ni po ru sa te vi wo za bri cla dro fle gri'.split(' ');
  const ends = 'x n m tec soft ware line via nor dal rix tia ron phe gon lis mar vex'.split(' ');
  const names = new Set<string>();
  while (names.size < count) {
    const middle = Array.from({ length: chance.whole(1, 2) }, () => chance.one(middles)).join('');
    names.add(`${chance.one(starts)}${middle}${chance.one(ends)}`);
  }
  return [...names];
}
