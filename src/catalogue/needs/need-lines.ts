import type { ExtraSkillId } from '../extra-skills.ts';
import type { ModuleId } from '../modules.ts';
import type { SkillId } from '../skills.ts';

/** What a need can lead to. */
export type NeedTarget = SkillId | ModuleId | ExtraSkillId;

/**
 * What people say of their trouble, and what it has to do with; one line a saying. Words are compared by their
 * beginnings and without little words: "closing the month" is "close month". A saying is no name of the catalogue.
 */
export type NeedLines = Readonly<Record<string, readonly NeedTarget[]>>;
