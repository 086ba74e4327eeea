import type { CertificationId } from '#catalogue/certifications.ts';

/** A short project of the kind that businesses bring someone in for. */
export interface TypicalProject {
  title: string;
  /** As a range: `3-6 weeks`. */
  duration: string;
  text: string;
}

/** What the page of a primary skill says of it, no matter who is listed there. */
export interface SkillGuide {
  /** Who one finds there: `Dynamics 365 Sales consultants`. */
  title: string;
  /** What it is in other sentences: `Dynamics 365 Sales`. */
  name: string;
  /** As search engines show it. */
  description: string;
  /** What the product or the discipline is, then what someone is brought in for. */
  about: readonly [string, string];
  projects: readonly TypicalProject[];
  /** What tells someone who has done it from someone who has read about it. */
  questions: readonly string[];
  /** The certifications that speak for it most directly. */
  certifications: readonly CertificationId[];
  /** What else there is to know about proof. */
  certificationNote?: string;
}
