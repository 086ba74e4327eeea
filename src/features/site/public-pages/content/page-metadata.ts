import { claims } from '#features/site-operations/site-settings/rules/claims.ts';
import { supportHours } from './contact-addresses.ts';
import { publicPaths } from './public-paths.ts';
import { siteTitle } from './site-title.ts';

/** What a page is called, in tabs and search results and on the picture of a shared link. */
export interface PageMetadata {
  /** In a trail of pages: one to three words. */
  name: string;
  /** The page's own title; the site's name is added, unless it is in it. */
  title: string;
  /** One or two sentences, as a search engine shows them. */
  description: string;
  /** What the picture says: a headline, which is the title unless it is given, and one short line. */
  picture: { headline?: string; line: string };
  /** The month (YYYY-MM) that the page itself names as its last change. */
  lastChanged?: string;
}

/** Addresses of their own for search engines: the public paths, and the second side of /how-it-works. */
export const canonicalPaths = [...publicPaths, '/how-it-works?for=consultants'] as const;
export type CanonicalPath = (typeof canonicalPaths)[number];

/** The heads of all public pages but those of single skills and cities. A test holds their lengths. */
export const pageMetadata: Readonly<Record<CanonicalPath, PageMetadata>> = {
  '/': {
    name: 'Direct365',
    title: siteTitle,
    description:
      'Find certified Microsoft Dynamics 365 and Power Platform consultants and work with them directly. No commission: consultants keep 100% of their day rate.',
    picture: {
      headline: 'The right Dynamics 365 consultant, with no agency in between',
      line: 'Direct contact. No commission, from either side.',
    },
  },
  '/services': {
    name: 'Services',
    title: 'What Direct365 does for businesses and consultants',
    description:
      'A marketplace for Dynamics 365 and Power Platform projects: direct contact, no commission, and services for interviews, sourcing and contracts.',
    picture: {
      headline: 'One marketplace for Dynamics 365 work',
      line: 'For businesses and for consultants, with no one in between.',
    },
  },
  '/get-started': {
    name: 'Get Started',
    title: 'Get Started',
    description:
      'Tell Direct365 which side you are on: a business that runs Dynamics 365 and needs help with it, or a consultant who knows it.',
    picture: {
      headline: 'How will you use Direct365?',
      line: 'As a business that needs help, or as the consultant who gives it.',
    },
  },
  '/business-home': {
    name: 'For businesses',
    title: 'Dynamics 365 consultants for your business',
    description:
      'Hire certified Dynamics 365 and Power Platform consultants directly. Post a project for free, compare applications and save on agency fees.',
    picture: {
      headline: 'Get the consultant, not the agency',
      line: 'Post a project for free and compare applications side by side.',
    },
  },
  '/consultant-home': {
    name: 'For consultants',
    title: 'Dynamics 365 projects for consultants',
    description:
      'Keep 100% of your day rate. Apply to Dynamics 365 and Power Platform projects directly, for one flat subscription and without commission.',
    picture: {
      headline: `Keep ${claims.keptRate.figure} of your day rate`,
      line: 'Dynamics 365 projects from the businesses themselves.',
    },
  },
  '/consultants': {
    name: 'Consultants',
    title: 'Dynamics 365 consultants by skill and city',
    description:
      'Every skill and every city in which Direct365 lists Dynamics 365 and Power Platform consultants, with how many there are of each.',
    picture: { line: 'Finance to Power Automate, city by city.' },
  },
  '/how-it-works': {
    name: 'How It Works',
    title: 'How It Works for Businesses',
    description:
      'From the first line of a project to the start of work: how businesses find Dynamics 365 consultants on Direct365.',
    picture: { line: 'Five steps from the first line of a project to the start of work.' },
  },
  '/how-it-works?for=consultants': {
    name: 'How It Works',
    title: 'How It Works for Consultants',
    description:
      'From the profile to the first invoice: how consultants find Dynamics 365 projects on Direct365, and what it costs.',
    picture: { line: 'Five steps from the profile to the first invoice.' },
  },
  '/how-ranking-works': {
    name: 'How ranking works',
    title: 'How Ranking Works',
    description:
      'What decides the order of consultants and their match score on Direct365: every factor with its weight, an example, and what can never be bought.',
    picture: { line: 'Every factor with its weight. No place can be bought.' },
  },
  '/d365-expertise': {
    name: 'D365 expertise',
    title: 'Upcoming D365 Features',
    description:
      'What the current Dynamics 365 release wave brings, how much work it is, and what came before. Kept by date.',
    picture: { line: 'What the current release wave brings, and how much work it is.' },
  },
  '/transparency': {
    name: 'Transparency',
    title: 'Transparency',
    description:
      'What was reported on Direct365, what admins decided about content and accounts, and what became of appeals, counted for each year.',
    picture: { line: 'What was reported, decided and appealed against, year by year.' },
  },
  '/verify': {
    name: 'Verify a file',
    title: 'Verify a Statement of Work',
    description:
      'Check in your browser that a signed statement of work is the one that both sides accepted on Direct365. The file is sent nowhere.',
    picture: { line: 'Check a signed statement of work in your browser.' },
  },
  '/developers': {
    name: 'Developers',
    title: 'For Developers',
    description:
      'The API of Direct365, webhooks, a connector for Power Automate and Power Apps, and how apps and assistants act for their user.',
    picture: { line: 'API, webhooks, Power Platform, apps and assistants.' },
  },
  '/about': {
    name: 'About Direct365',
    title: 'About Direct365',
    description:
      'Why Direct365 exists: a direct way between businesses and Dynamics 365 consultants, as a part of a wider ERP platform.',
    picture: {
      headline: 'Good consultants and good projects should meet without a toll',
      line: 'Why Direct365 exists.',
    },
  },
  '/business-services': {
    name: 'Business Services',
    title: 'Business Services for Dynamics 365 projects',
    description:
      'Interview arrangement, consultant sourcing and advisory, and contract drafting for Dynamics 365 projects, ordered by a short form.',
    picture: { line: 'Interviews, sourcing and contracts, ordered one at a time.' },
  },
  '/project-posting-guide': {
    name: 'Project posting guide',
    title: 'Project Posting Guide',
    description:
      'What to have at hand before you post a Dynamics 365 project, and how to write it so that the right consultants apply.',
    picture: {
      headline: 'Write a project that the right people answer',
      line: 'A checklist, an example, and what we have learned.',
    },
  },
  '/contact': {
    name: 'Contact',
    title: 'Contact',
    description: `Write to Direct365: support, businesses, consultants and legal. ${supportHours.days}, ${supportHours.hours}`,
    picture: { headline: 'Write to us', line: 'Whom to write to, and when we answer.' },
  },
  '/terms': {
    name: 'Terms of Service',
    title: 'Terms of Service',
    description:
      'The rules for using Direct365: accounts, conduct, our role as a platform, fees, liability and disputes.',
    picture: { line: 'The rules for using Direct365.' },
    lastChanged: '2025-01',
  },
  '/privacy': {
    name: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'Which personal data Direct365 uses, why, who receives it, how long it is kept, and what your rights are.',
    picture: { line: 'Which data we use, why, for how long, and your rights.' },
    lastChanged: '2025-01',
  },
};
