import { describe, expect, it } from 'vitest';
import { parseFormBody } from './form-body.ts';

const plain = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree));

describe('a form in Stripe’s encoding', () => {
  it('becomes a tree', () => {
    const body =
      'mode=subscription&line_items[0][price_data][recurring][interval]=month&line_items[0][quantity]=1&metadata[plan]=a%26b+c';
    expect(plain(parseFormBody(body))).toEqual({
      mode: 'subscription',
      line_items: { 0: { price_data: { recurring: { interval: 'month' } }, quantity: '1' } },
      metadata: { plan: 'a&b c' },
    });
  });

  it('cannot reach a prototype', () => {
    const tree = parseFormBody('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
    expect(Object.getPrototypeOf(tree)).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    ['a[b=1'],
    ['[a]=1'],
    ['a]b=1'],
    ['a[b]c=1'],
    ['a=1&a[b]=2'],
    [`a${'[b]'.repeat(9)}=1`],
  ])('is refused when its names make no tree: %s', (body) => {
    expect(() => parseFormBody(body)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
