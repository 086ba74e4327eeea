import { commerceAndPeopleNeeds } from './commerce-and-people.ts';
import { financeNeeds } from './finance.ts';
import { foreignNames } from './foreign-names.ts';
import type { NeedLines, NeedTarget } from './need-lines.ts';
import { oldNames } from './old-names.ts';
import { powerPlatformNeeds } from './power-platform.ts';
import { salesAndMarketingNeeds } from './sales-and-marketing.ts';
import { serviceNeeds } from './service.ts';
import { supplyChainNeeds } from './supply-chain.ts';
import { technologyNeeds } from './technology.ts';
import { vocabularyLines } from './vocabulary/all-vocabulary.ts';

/** Something that people say of what they need, and what it has to do with. */
export interface Need {
  /** As it stands in the list: lower case, its words separated by one space. */
  readonly said: string;
  /**
   * `problem`: a process, a trouble, a message. `old-name`: of a product, a part or a tool. `foreign`: a product that
   * no skill here covers.
   */
  readonly kind: 'problem' | 'old-name' | 'foreign';
  /** Skills, modules and extra skills of the catalogue; of a foreign product the nearest to it. */
  readonly means: readonly NeedTarget[];
}

const read = (kind: Need['kind'], lines: NeedLines): Need[] =>
  Object.entries(lines).map(([said, means]) => ({ said, kind, means }));

/** Everything people say, the lists one after the other. */
export const needs: readonly Need[] = [
  ...[
    ...[financeNeeds, supplyChainNeeds, salesAndMarketingNeeds, serviceNeeds],
    ...[commerceAndPeopleNeeds, powerPlatformNeeds, technologyNeeds],
  ].flatMap((lines) => read('problem', lines)),
  ...read('problem', vocabularyLines),
  ...read('old-name', oldNames),
  ...read('foreign', foreignNames),
];
