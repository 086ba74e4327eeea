import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { numberInputProblems } from './number-inputs.ts';
import { readSourceFiles } from './source-file.ts';

const problemsOf = (
  text: string,
  path = 'src/features/hiring/projects/web/components/budget.tsx',
) => numberInputProblems([{ path, text }]);

describe('a number field', () => {
  it('is never read by the browser', () => {
    expect(numberInputProblems(readSourceFiles(projectFolder))).toEqual([]);
  });

  it.each([
    '<Input type="number" />',
    "<input type={'number'} />",
    'event.currentTarget.valueAsNumber',
  ])('may not be: %s', (line) => {
    expect(problemsOf(line)).toEqual([expect.stringContaining('NumberField')]);
    expect(problemsOf(line, 'scripts/check.ts')).toEqual([]);
  });

  it('may be one of ours', () => {
    expect(problemsOf('<NumberInput {...control} whole />')).toEqual([]);
  });
});
