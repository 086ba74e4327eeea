import type { DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import { hashSessionToken } from './session-token.ts';

type Row = Record<string, unknown>;

const isSession = (model: string): boolean => model === 'session';

function hashTokensIn(where: Where[]): Where[] {
  return where.map((condition) => {
    if (condition.field !== 'token') return condition;
    if (typeof condition.value === 'string') {
      return { ...condition, value: hashSessionToken(condition.value) };
    }
    if (Array.isArray(condition.value)) {
      return {
        ...condition,
        value: condition.value.map((value) => hashSessionToken(String(value))),
      };
    }
    return condition;
  });
}

/** The token the caller asked with; put back into the row, so that the library finds what it sent. */
function askedToken(where: Where[]): string | undefined {
  const condition = where.find(({ field }) => field === 'token');
  return typeof condition?.value === 'string' ? condition.value : undefined;
}

function withToken<T>(row: T, token: string | undefined): T {
  return row && token !== undefined ? { ...row, token } : row;
}

/**
 * Wraps the auth library's database adapter so that session tokens are stored as hashes. The library
 * goes on seeing the tokens it asked with; lists of sessions show hashes, which open nothing.
 */
export function hashSessionTokens<A extends DBTransactionAdapter>(adapter: A): A {
  const wrapped: Partial<DBTransactionAdapter> = {
    create: async (request) => {
      if (!isSession(request.model)) return adapter.create(request);
      const data: Row = request.data;
      const token = String(data.token);
      const created = await adapter.create({
        ...request,
        data: { ...request.data, token: hashSessionToken(token) },
      });
      return withToken(created, token) as never;
    },
    findOne: async (request) => {
      if (!isSession(request.model)) return adapter.findOne(request);
      const found = await adapter.findOne({ ...request, where: hashTokensIn(request.where) });
      return withToken(found, askedToken(request.where)) as never;
    },
    findMany: (request) =>
      adapter.findMany(
        isSession(request.model) && request.where
          ? { ...request, where: hashTokensIn(request.where) }
          : request,
      ),
    update: async (request) => {
      if (!isSession(request.model)) return adapter.update(request);
      const { token: _unchanged, ...update } = request.update;
      const updated = await adapter.update({
        ...request,
        where: hashTokensIn(request.where),
        update,
      });
      return withToken(updated, askedToken(request.where)) as never;
    },
    updateMany: (request) =>
      adapter.updateMany(
        isSession(request.model) ? { ...request, where: hashTokensIn(request.where) } : request,
      ),
    delete: (request) =>
      adapter.delete(
        isSession(request.model) ? { ...request, where: hashTokensIn(request.where) } : request,
      ),
    deleteMany: (request) =>
      adapter.deleteMany(
        isSession(request.model) ? { ...request, where: hashTokensIn(request.where) } : request,
      ),
    consumeOne: async (request) => {
      if (!isSession(request.model)) return adapter.consumeOne(request);
      const consumed = await adapter.consumeOne({ ...request, where: hashTokensIn(request.where) });
      return withToken(consumed, askedToken(request.where)) as never;
    },
  };
  return { ...adapter, ...wrapped };
}
