import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DocumentWriter } from './document-writer.ts';

const written = (pieces: readonly string[]): DocumentWriter => {
  const writer = new DocumentWriter();
  for (const piece of pieces) writer.write(piece);
  return writer;
};

it('the bytes are those of all pieces together', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const writer = written(pieces);
      expect(writer.bytes).toEqual(Buffer.from(pieces.join('')));
      expect(writer.text()).toBe(pieces.join(''));
      writer.free();
    }),
  );
});

it('half a character becomes a question mark, as everywhere', () => {
  expect(written(['a\ud83d', 'b']).text()).toBe('a\ufffdb');
});

it('a text of any length has room', () => {
  const pieces = Array.from({ length: 40_000 }, (_, index) => `<p>${index} größer</p>`);
  const long = 'ä'.repeat(2_000_000);
  expect(written([...pieces, long]).text() === pieces.join('') + long).toBe(true);
});

it('memory that was freed is for one other text, whoever still knows the writer', () => {
  const first = written(['first']);
  const second = written(['second']);
  expect([first.text(), second.text()]).toEqual(['first', 'second']);
  const memory = first.bytes.buffer;
  first.free();
  first.free();
  const [third, fourth] = [written(['third']), written(['fourth'])];
  expect(third.bytes.buffer).toBe(memory);
  expect(fourth.bytes.buffer).not.toBe(memory);
  expect(first.text()).toBe('');
  first.write('late');
  expect([first, second, third, fourth].map((writer) => writer.text())).toEqual([
    ...['late', 'second', 'third', 'fourth'],
  ]);
});

it('finds a text, and takes off its end alone', () => {
  const page = written(['<body>', 'größer', '</body>']);
  expect([page.includes('ößer</'), page.includes('none')]).toEqual([true, false]);
  page.takeOff('r</body>');
  expect(page.text()).toBe('<body>größe');
  expect(() => page.takeOff('</body>')).toThrow('does not end with </body>');
  expect(() => page.takeOff('x'.repeat(99))).toThrow('does not end with');
});
