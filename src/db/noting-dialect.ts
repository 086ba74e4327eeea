import { PostgresDialect, type PostgresDialectConfig, type PostgresDriver } from 'kysely';
import { PipeliningDriver } from '#lib/database/pipeline.ts';
import { noteOutage, noteWrite } from '#lib/request-scope.ts';

type BeginTransaction = PostgresDriver['beginTransaction'];

/**
 * Notes with the request being answered when there is no connection to be had, and that it may have changed something.
 */
export class NotingDriver extends PipeliningDriver {
  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    try {
      return await super.acquireConnection(...options);
    } catch (error) {
      noteOutage(error);
      throw error;
    }
  }

  override beginTransaction(...[connection, settings]: Parameters<BeginTransaction>) {
    if (settings.accessMode !== 'read only') noteWrite();
    return super.beginTransaction(connection, settings);
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
