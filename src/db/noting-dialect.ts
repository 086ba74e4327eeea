import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import { noteOutage } from '#lib/request-scope.ts';

/** Notes with the request being answered when there is no connection to be had. */
export class NotingDriver extends PostgresDriver {
  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    try {
      return await super.acquireConnection(...options);
    } catch (error) {
      noteOutage(error);
      throw error;
    }
  }
}

export class NotingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new NotingDriver(this.#config);
  }
}
