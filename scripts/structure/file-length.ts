import type { SourceFile } from './source-file.ts';

const linesToThinkAbout = 300;
const linesAllowed = 400;

const isCode = (path: string) => /\.(ts|tsx|mjs|cjs|css)$/.test(path);
const isGenerated = (path: string) => /\.gen\.ts$/.test(path);

/** Says which files are too long (`problems`) and which are getting there (`warnings`). */
export function fileLengthFindings(files: readonly SourceFile[]): {
  problems: string[];
  warnings: string[];
} {
  const long = files
    .filter(({ path }) => isCode(path) && !isGenerated(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > linesToThinkAbout);
  return {
    problems: long
      .filter(({ lines }) => lines > linesAllowed)
      .map(
        ({ path, lines }) =>
          `${path}: ${lines} lines. Above ${linesAllowed} a file holds several ideas: give each its own.`,
      ),
    warnings: long
      .filter(({ lines }) => lines <= linesAllowed)
      .map(({ path, lines }) => `${path}: ${lines} lines. Is this still one idea?`),
  };
}
