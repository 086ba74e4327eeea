import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const name = 'virtual:api-contract';
const resolved = `\0${name}`;

/**
 * Gives the browser the contract without its schemas: paths and methods, a few kilobytes. The module is
 * loaded by Node itself, so that the contract of the pages is the one the server answers.
 */
export function apiContract(): Plugin {
  return {
    name: 'direct365-api-contract',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const { contract } = await import('#app/contract.ts');
      return `export default ${JSON.stringify(minifyContractRouter(contract))};`;
    },
  };
}
