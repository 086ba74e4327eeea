import { describe, expect, it } from 'vitest';
import type { LiveMessage } from './event-connection.ts';
import { HeardMessages } from './heard-messages.ts';

const isLater = (id: string, other: string): boolean => Number(id) > Number(other);
const change = (id: string): LiveMessage => ({ kind: 'change', topic: 'thread', id });
const resync: LiveMessage = { kind: 'resync' };

function heardFrom(from: string, ...ids: string[]): HeardMessages {
  const heard = new HeardMessages(from, isLater);
  for (const id of ids) heard.add(id, change(id));
  return heard;
}

describe('a tab that comes later', () => {
  it('hears what came after the last event that it has seen', () => {
    const heard = heardFrom('10', '11', '12');
    expect(heard.after('10')).toEqual([change('11'), change('12')]);
    expect(heard.after('11')).toEqual([change('12')]);
    expect(heard.after('30')).toEqual([]);
  });

  it('asks for everything where what it has missed is not known', () => {
    expect(heardFrom('10', '11').after('9')).toEqual([resync]);
    expect(heardFrom('10', '11').after('')).toEqual([resync]);
    expect(heardFrom('', '11').after('10')).toEqual([resync]);
  });

  it('asks for everything where changes were missed since, or too many came', () => {
    const missed = heardFrom('10', '11');
    missed.add('20', resync);
    expect(missed.after('10')).toEqual([resync]);
    expect(missed.after('20')).toEqual([]);
    const many = heardFrom('0', ...Array.from({ length: 501 }, (_, at) => String(at + 1)));
    expect(many.after('0')).toEqual([resync]);
    expect(many.after('1')).toHaveLength(500);
  });

  it('is told nothing by what only shows that the stream is alive', () => {
    const heard = heardFrom('10');
    heard.add('11', { kind: 'alive' });
    expect(heard.after('10')).toEqual([]);
  });
});
