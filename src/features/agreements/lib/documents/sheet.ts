import type { Weight } from './fonts.ts';
import type { Run } from './text-lines.ts';

/** How text looks. The size is in points. */
export interface Style {
  size: number;
  weight: Weight;
}

/** A run on a page: its left end on the baseline, in points from the top left corner. */
export interface PlacedRun extends Run, Style {
  x: number;
  y: number;
}

/** What is read as one on a page: a heading, a paragraph, a row of a table. */
export interface Block {
  role: 'H1' | 'H2' | 'P';
  /** The words of a heading. */
  title: string;
  runs: PlacedRun[];
}

export interface Page {
  blocks: Block[];
  /** The heights of lines across the page. */
  rules: number[];
}

/** A4 and the part of it that text fills, in points. */
export const sheet = { width: 595.28, height: 841.89, left: 56, right: 539, top: 96, bottom: 772 };

export const styles = {
  title: { size: 20, weight: 'bold' },
  heading: { size: 12.5, weight: 'bold' },
  label: { size: 9.5, weight: 'bold' },
  text: { size: 9.5, weight: 'regular' },
  notice: { size: 8, weight: 'bold' },
  small: { size: 8, weight: 'regular' },
} as const satisfies Record<string, Style>;

/** Letters of all scripts have room in it, with their marks. */
export const lineHeight = ({ size }: Style): number => size * 1.5;
