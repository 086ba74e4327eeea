import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#app/contract.ts';
import { unreadKeys } from '#http/edge/unread-keys.ts';
import { createTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

interface Operation {
  name: string;
  procedure: AnyContractProcedure;
}

function listOperations(part: unknown, path: readonly string[] = []): Operation[] {
  if (isContractProcedure(part)) {
    return [{ name: path.join('.'), procedure: part }];
  }
  return Object.entries(part as object).flatMap(([key, value]) =>
    listOperations(value, [...path, key]),
  );
}

/** Where in a JSON Schema an object stands that takes keys it does not name. */
function openObjects(schema: unknown, path = 'input'): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isOpen =
    'properties' in schema &&
    (!('additionalProperties' in schema) || schema.additionalProperties !== false);
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}.${key}`)),
  ];
}

const operations = listOperations(contract);

describe('every object in the input of every operation', () => {
  const withInput = operations.filter(({ procedure }) => procedure['~orpc'].inputSchema);

  it.each(withInput)('$name refuses unknown keys', ({ procedure }) => {
    const schema = procedure['~orpc'].inputSchema as unknown as z.ZodType;
    const open = openObjects(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    // The outermost one of an input in parts is the request itself: its headers are not named one by one.
    const isInParts = procedure['~orpc'].route.inputStructure === 'detailed';
    expect(isInParts ? open.filter((path) => path !== 'input') : open).toEqual([]);
  });

  it('is found wherever it stands', () => {
    const schema = z.toJSONSchema(
      z.strictObject({ list: z.array(z.union([z.string(), z.object({ a: z.string() })])) }),
      { io: 'input' },
    );
    expect(openObjects(schema)).toHaveLength(1);
  });
});

describe('keys that no schema would see', () => {
  const compact = operations.filter(
    ({ procedure }) => procedure['~orpc'].route.inputStructure !== 'detailed',
  );
  const nothing = new URLSearchParams();
  const stray = new URLSearchParams({ stray: '1' });
  const isRead = ({ procedure }: Operation) => procedure['~orpc'].route.method === 'GET';
  const inPath = ({ procedure }: Operation) =>
    [...(procedure['~orpc'].route.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

  it.each(compact.filter((one) => !isRead(one)))(
    'are refused in the query of $name',
    ({ procedure }) => {
      const sent = { isRead: false, query: stray, body: undefined };
      expect(unreadKeys(procedure, sent)).toEqual(['stray']);
    },
  );

  it.each(operations.filter(({ procedure }) => !procedure['~orpc'].inputSchema))(
    'are refused by $name, which takes none',
    (one) => {
      const sent = isRead(one)
        ? { isRead: true, query: stray, body: undefined }
        : { isRead: false, query: nothing, body: { stray: 1 } };
      expect(unreadKeys(one.procedure, sent)).toEqual(['stray']);
    },
  );

  it.each(compact.filter((one) => inPath(one).length > 0))(
    'are refused by $name when its address names them already',
    (one) => {
      const [name = ''] = inPath(one);
      const sent = isRead(one)
        ? { isRead: true, query: new URLSearchParams({ [name]: 'x' }), body: undefined }
        : { isRead: false, query: nothing, body: { [name]: 'x' } };
      expect(unreadKeys(one.procedure, sent)).toEqual([name]);
    },
  );

  it('are refused over HTTP, by name, and after the proof of who asks', async () => {
    const app = await createTestApp();
    const cookie = await app.cookieOf(await app.make.client());
    const consultant = await app.make.consultant();
    const send = async (path: string, init: RequestInit = {}) => {
      const headers = { 'content-type': 'application/json', origin: testPublicUrl, cookie };
      const response = await app.http.request(`/api/me/${path}`, { headers, ...init });
      return { status: response.status, body: await response.json() };
    };
    await send(`shortlist/${consultant}`, { method: 'PUT' });
    const note = `shortlist/${consultant}/note`;
    const put = (body: unknown) => ({ method: 'PUT', body: JSON.stringify(body) });

    const known = await send(note, put({ note: 'Good' }));
    const named = await send(note, put({ note: 'Good', consultantId: crypto.randomUUID() }));
    const queried = await send(`${note}?stray=1`, put({ note: 'Good' }));
    const listed = await send(`shortlist/${consultant}`, put(['stray']));
    const read = await send('shortlist/ids?stray=1');
    const unsigned = await send('shortlist/ids?stray=1', { headers: {} });
    await app.close();

    expect(known.status).toBe(200);
    expect([named, queried, listed, read].map(({ status }) => status)).toEqual(Array(4).fill(400));
    expect(named.body).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'consultantId', message: 'Unrecognized key: "consultantId"' }],
    });
    expect(queried.body.errors).toEqual([{ path: 'stray', message: 'Unrecognized key: "stray"' }]);
    expect(unsigned.status).toBe(401);
  });
});
