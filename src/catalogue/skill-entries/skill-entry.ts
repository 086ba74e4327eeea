/** What a skill is: a Dynamics 365 product, a part of Microsoft's platforms, a technique, or a service. */
export type SkillKind = 'product' | 'platform' | 'technique' | 'service';

/** An entry of the list of skills. */
export interface SkillEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  /** The name that Microsoft uses today; null where it is not a Microsoft product. */
  readonly microsoftName: string | null;
  /** What Microsoft called it before. */
  readonly formerNames: readonly string[];
  readonly abbreviations: readonly string[];
  /** Other names that people use. */
  readonly aliases: readonly string[];
}
