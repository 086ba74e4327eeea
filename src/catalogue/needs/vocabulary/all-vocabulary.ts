import { commerceVocabulary } from './commerce.ts';
import { customerServiceVocabulary } from './customer-service.ts';
import { developmentVocabulary } from './development.ts';
import { fieldServiceVocabulary } from './field-service.ts';
import { humanResourcesVocabulary } from './human-resources.ts';
import { integrationAndDataVocabulary } from './integration-and-data.ts';
import { ledgerVocabulary } from './ledger.ts';
import { marketingVocabulary } from './marketing.ts';
import { payablesAndReceivablesVocabulary } from './payables-and-receivables.ts';
import { powerPlatformVocabulary } from './power-platform.ts';
import { productsAndProductionVocabulary } from './products-and-production.ts';
import { projectsAndPeopleVocabulary } from './projects-and-people.ts';
import { salesVocabulary } from './sales.ts';
import { stockAndWarehouseVocabulary } from './stock-and-warehouse.ts';
import { linesOf } from './vocabulary.ts';

/** What people call the things of every skill and module: one list after the other, as lines. */
export const vocabularyLines = linesOf([
  ...commerceVocabulary,
  ...customerServiceVocabulary,
  ...developmentVocabulary,
  ...fieldServiceVocabulary,
  ...humanResourcesVocabulary,
  ...integrationAndDataVocabulary,
  ...ledgerVocabulary,
  ...marketingVocabulary,
  ...payablesAndReceivablesVocabulary,
  ...powerPlatformVocabulary,
  ...productsAndProductionVocabulary,
  ...projectsAndPeopleVocabulary,
  ...salesVocabulary,
  ...stockAndWarehouseVocabulary,
]);
