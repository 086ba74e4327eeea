import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvLines, csvStream, csvText } from './csv.ts';

const hostile = [
  { Name: '=1+1', Note: 'a, b' },
  { Name: '+44 20', Note: 'she said "yes"' },
  { Name: '@SUM(A1)', Note: 'two\nlines' },
  { Name: '-2', Note: null },
];

it('escapes what a spreadsheet would compute, and keeps every text', () => {
  const file = csvLines(hostile, { names: true });
  expect(file.split('\r\n')[0]).toBe('\ufeffName,Note');
  const rows: { Name: string; Note: string }[] = parse(file, { columns: true, bom: true });
  expect(rows.map(({ Name }) => Name)).toEqual(["'=1+1", "'+44 20", "'@SUM(A1)", "'-2"]);
  expect(rows.map(({ Note }) => Note)).toEqual(['a, b', 'she said "yes"', 'two\nlines', '']);
});

it('begins with the mark by which Excel knows UTF-8, once, and turns no text around', async () => {
  async function* batches() {
    yield [{ Name: 'Günther' }];
    yield [{ Name: 'Zoë \u202egnp.exe\u2066 Løvås' }];
  }
  const bytes = Buffer.from(await new Response(csvStream(batches())).arrayBuffer());
  expect(bytes.toString()).toBe('\ufeffName\r\nGünther\r\nZoë gnp.exe Løvås\r\n');
  expect(await csvText(batches())).toBe(bytes.toString());
});

it('asks for a batch only when there is room for it, and for none once the reader has gone', async () => {
  let made = 0;
  let isEnded = false;
  async function* batches() {
    try {
      for (;;) {
        made += 1;
        yield [{ N: made }];
      }
    } finally {
      isEnded = true;
    }
  }
  const reader = csvStream(batches()).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('N\r\n1\r\n');
  expect(made).toBeLessThanOrEqual(3);
  await reader.cancel();
  expect(isEnded).toBe(true);
});
