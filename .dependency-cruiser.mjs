import { featureOrder } from './scripts/structure/feature-order.ts';
import { importOptions, importRules } from './scripts/structure/import-rules.ts';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: importRules(featureOrder),
  options: importOptions,
};
