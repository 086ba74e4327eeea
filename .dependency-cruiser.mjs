import { areas } from './scripts/structure/areas.ts';
import { importOptions, importRules } from './scripts/structure/import-rules.ts';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: importRules(areas),
  options: importOptions,
};
