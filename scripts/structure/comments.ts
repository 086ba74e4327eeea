import type { SourceFile } from './source-file.ts';

const widest = 120;
const longest = 160;

const isProduct = (path: string) => /^src\/.*\.tsx?$/.test(path) && !path.includes('.gen.');

/** Says which lines of comments are wider than 120 columns, and which sentences in them have more than 160 characters. */
export const commentProblems = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => isProduct(path))
    .flatMap(({ path, text }) => commentsOf(text).flatMap((comment) => problemsOf(path, comment)));

interface Comment {
  line: number;
  lines: string[];
}

/** Comments that begin their line; those of consecutive `//` lines are one. */
function commentsOf(text: string): Comment[] {
  const comments: Comment[] = [];
  let open: Comment | null = null;
  let isBlock = false;
  for (const [index, line] of text.split('\n').entries()) {
    const starts: boolean = !isBlock && /^\s*\/\*/.test(line);
    const isLine = !isBlock && /^\s*\/\//.test(line) && !/biome-ignore|@ts-/.test(line);
    if (!isBlock && !isLine) open = null;
    if (starts || isLine || isBlock) {
      if (starts || !open) {
        open = { line: index + 1, lines: [] };
        comments.push(open);
      }
      open.lines.push(line);
    }
    isBlock = (isBlock || starts) && !line.includes('*/');
    if (starts && !isBlock) open = null;
  }
  return comments;
}

function problemsOf(path: string, { line, lines }: Comment): string[] {
  const wide = lines.findIndex((each) => [...each].length > widest && !/https?:\/\//.test(each));
  const words = lines.map((each) =>
    each.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/)|\*\/\s*$/g, '').trim(),
  );
  const sentence = words
    .join(' ')
    .split(/(?<=[.!?:;])\s+(?=[A-Z`(“"])|\s+-\s+|\s{2,}/)
    .map((each) => each.trim())
    .find((each) => each.length > longest);
  return [
    ...(wide >= 0
      ? [`${path}:${line + wide}: is wider than ${widest} columns. Wrap the comment.`]
      : []),
    ...(sentence
      ? [
          `${path}:${line}: has a sentence of ${sentence.length} characters: "${sentence.slice(0, 60)}…". Say one fact a sentence.`,
        ]
      : []),
  ];
}
