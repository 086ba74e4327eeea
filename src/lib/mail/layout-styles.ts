import type { CSSProperties } from 'react';

const fontFamily =
  "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, Helvetica, Arial, sans-serif";

/** Inline, because many mail programs read nothing else. Every pair of colours has contrast 4.5 or more. */
export const mailStyles = {
  page: { backgroundColor: '#f3f4f6', fontFamily, margin: 0, padding: '24px 12px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #d1d5db',
    borderRadius: '8px',
    maxWidth: '560px',
    padding: '24px',
  },
  brand: {
    color: '#1d4ed8',
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '24px',
    margin: '0 0 16px',
  },
  heading: {
    color: '#111827',
    fontSize: '22px',
    fontWeight: 700,
    lineHeight: '30px',
    margin: '0 0 16px',
  },
  text: { color: '#111827', fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quote: {
    borderLeft: '3px solid #9ca3af',
    color: '#374151',
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
    paddingLeft: '12px',
  },
  button: {
    backgroundColor: '#1d4ed8',
    borderRadius: '6px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
  },
  plainLink: { color: '#4b5563', fontSize: '14px', lineHeight: '20px', margin: '16px 0' },
  link: { color: '#1d4ed8', overflowWrap: 'anywhere', textDecoration: 'underline' },
  rule: { borderColor: '#d1d5db', margin: '24px 0 16px' },
  footer: { color: '#4b5563' },
  footerText: { color: '#4b5563', fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
} satisfies Record<string, CSSProperties>;

// React escapes no text inside <style>, so nothing but this constant may ever stand there.
export const darkModeStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page td { background-color: #0b1220 !important; }
    .card, .card td { background-color: #111827 !important; }
    .card, .rule { border-color: #374151 !important; }
    .ink { color: #f3f4f6 !important; }
    .muted, .muted td { color: #cbd5e1 !important; }
    .quote { color: #e5e7eb !important; border-color: #64748b !important; }
    .brand, .link { color: #93c5fd !important; }
  }
`;
