import type { SourceFile } from './source-file.ts';

const ofBrowser = /\btype=(?:"number"|\{'number'\})|\bvalueAsNumber\b/;

/**
 * Says where a number is read by the browser's own control: it drops a comma, or takes it for nothing, by the language
 * of the browser.
 */
export const numberInputProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => /^src\/.*\.tsx?$/.test(path) && ofBrowser.test(text))
    .map(
      ({ path }) =>
        `${path}: has the browser read a number. Use NumberField, or NumberInput with readNumber (#ui/form).`,
    );
