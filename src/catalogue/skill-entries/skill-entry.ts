/** What a skill is: a Dynamics 365 product, a part of Microsoft's platforms, a technique, or a service. */
export type SkillKind = 'product' | 'platform' | 'technique' | 'service';

/** An entry of the list of skills. */
export interface SkillEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  /** What Microsoft calls it today; null for what is no product of Microsoft's. */
  readonly microsoftName: string | null;
  /** What Microsoft called it before. */
  readonly formerNames: readonly string[];
  readonly abbreviations: readonly string[];
  /** Other names that people use. */
  readonly aliases: readonly string[];
}
