import { describe, expect, it } from 'vitest';
import { attachmentDisposition, nameMaxLength, safeName } from './safe-name.ts';

describe('the name of a file', () => {
  it.each([
    ['Offer 2027.pdf', 'Offer 2027.pdf'],
    ['Angebot für Zoë.PDF', 'Angebot für Zoë.pdf'],
    ['../../etc/passwd.pdf', '-..-etc-passwd.pdf'],
    ['a\r\nX-Bad: 1.pdf', 'aX-Bad- 1.pdf'],
    ['offer\u202efdp.exe.pdf', 'offerfdp.exe.pdf'],
    ['.pdf', 'file.pdf'],
    [' . . .pdf', 'file.pdf'],
    ['con.pdf', '_con.pdf'],
    ['photo.png', 'photo.pdf'],
    ['a\ud800.pdf', 'a.pdf'],
  ])('%j is saved as %j', (given, saved) => {
    expect(safeName(given, 'pdf')).toBe(saved);
  });

  it('is of a bounded length, and keeps its extension', () => {
    const saved = safeName(`${'😀'.repeat(400)}.pdf`, 'pdf');
    expect(saved.length).toBeLessThanOrEqual(nameMaxLength);
    expect(saved).toMatch(/^(😀)+\.pdf$/u);
    expect(saved.isWellFormed()).toBe(true);
  });

  it('stands in a header whole, and without a way out of it', () => {
    expect(attachmentDisposition('Zoë "100%" (1).pdf')).toBe(
      `attachment; filename="Zo_ _100__ (1).pdf"; filename*=UTF-8''Zo%C3%AB%20%22100%25%22%20%281%29.pdf`,
    );
  });
});
