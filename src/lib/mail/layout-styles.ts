import type { CSSProperties } from 'react';
import { brandColours as colours } from '../brand-colours.ts';

const fontFamily =
  "'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, Helvetica, Arial, sans-serif";

/** Inline, because many mail programs read nothing else. The colours are the site's, in their light form. */
export const mailStyles = {
  page: { backgroundColor: colours.canvas.light, fontFamily, margin: 0, padding: '24px 12px' },
  card: {
    backgroundColor: colours.surface.light,
    border: `1px solid ${colours.line.light}`,
    borderRadius: '12px',
    maxWidth: '560px',
    padding: '24px',
  },
  brand: {
    color: colours['primary-ink'].light,
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '24px',
    margin: '0 0 16px',
  },
  heading: {
    color: colours.ink.light,
    fontSize: '22px',
    fontWeight: 600,
    lineHeight: '30px',
    margin: '0 0 16px',
  },
  text: { color: colours.ink.light, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  quote: {
    borderLeft: `3px solid ${colours['primary-line'].light}`,
    color: colours.ink.light,
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
    paddingLeft: '12px',
  },
  button: {
    backgroundColor: colours.primary.light,
    borderRadius: '8px',
    color: colours['on-primary'].light,
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
  },
  plainLink: {
    color: colours['ink-muted'].light,
    fontSize: '14px',
    lineHeight: '20px',
    margin: '16px 0',
  },
  link: {
    color: colours['primary-ink'].light,
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
  },
  rule: { borderColor: colours.line.light, margin: '24px 0 16px' },
  footer: { color: colours['ink-muted'].light },
  footerText: {
    color: colours['ink-muted'].light,
    fontSize: '13px',
    lineHeight: '20px',
    margin: '0 0 8px',
  },
} satisfies Record<string, CSSProperties>;

// React escapes no text inside <style>, so nothing but constants of ours may ever stand there.
export const darkModeStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page td { background-color: ${colours.canvas.dark} !important; }
    .card, .card td { background-color: ${colours.surface.dark} !important; }
    .card, .rule { border-color: ${colours.line.dark} !important; }
    .ink { color: ${colours.ink.dark} !important; }
    .muted, .muted td { color: ${colours['ink-muted'].dark} !important; }
    .quote { color: ${colours.ink.dark} !important; border-color: ${colours['primary-line'].dark} !important; }
    .brand, .link { color: ${colours['primary-ink'].dark} !important; }
  }
`;
