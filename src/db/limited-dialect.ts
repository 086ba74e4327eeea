import { CompiledQuery, PostgresDialect, type PostgresDriver } from 'kysely';
import type { BoundedPool } from '#lib/database/bounded-pool.ts';
import { serverLimits } from '#lib/database/timeouts.ts';
import { NotingDriver } from './noting-dialect.ts';

/** Sets the pool's limits at the start of each transaction, because a session behind a pooler does not keep them. */
export class LimitedDialect extends PostgresDialect {
  readonly #pool: BoundedPool;

  constructor(pool: BoundedPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new LimitedDriver(this.#pool);
  }
}

class LimitedDriver extends NotingDriver {
  readonly #limits: string;

  constructor(pool: BoundedPool) {
    super({ pool });
    this.#limits = Object.entries(serverLimits(pool.timeouts))
      .map(([name, ms]) => `set local ${name} = ${ms}`)
      .join('; ');
  }

  protected override beginning(begin: CompiledQuery): CompiledQuery {
    return CompiledQuery.raw(`${begin.sql}; ${this.#limits}`);
  }
}
