import type { CpuProfile } from './cpu-profile.ts';

interface Frame {
  name: string;
  /** Microseconds that the processor was in it or in what it called. */
  total: number;
  called: Map<string, Frame>;
}

const width = 1600;
const rowHeight = 17;
const topHeight = 34;
/** Of a pixel less nothing can be read. */
const narrowest = 1.2;
/** Pixels of a letter, roughly. */
const letter = 6.4;
/** Not work: the process waited, or was looked at. */
const idle = new Set(['(idle)', '(root)']);

/**
 * Draws where a process spent its time as a flame graph: below what calls stands what is called, as wide as it took;
 * beside each other stands what took turns. An SVG without scripts: each frame says by its title what it is and its
 * share of all work.
 */
export function flameGraph(profile: CpuProfile, heading: string): string {
  const root = treeOf(profile);
  const scale = width / root.total;
  const frames: string[] = [];
  let depth = 0;
  const draw = (frame: Frame, x: number, row: number): void => {
    const wide = frame.total * scale;
    if (wide < narrowest) return;
    depth = Math.max(depth, row);
    if (row > 0) frames.push(drawn(frame, { x, row, wide, share: frame.total / root.total }));
    let left = x;
    for (const called of [...frame.called.values()].toSorted((a, b) => b.total - a.total)) {
      draw(called, left, row + 1);
      left += called.total * scale;
    }
  };
  draw(root, 0, 0);
  const height = topHeight + depth * rowHeight + 6;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<title>${escaped(heading)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="6" y="20" font-size="14">${escaped(heading)}</text>`,
    ...frames,
    '</svg>',
    '',
  ].join('\n');
}

/**
 * The stacks of all looks laid over each other. What a function calls by way of itself stands below its first call:
 * React would otherwise be as deep as a page's elements.
 */
function treeOf({ nodes, samples, timeDeltas }: CpuProfile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  );
  const root: Frame = { name: 'all', total: 0, called: new Map() };
  const nameOf = (id: number): string => {
    const { functionName, url, lineNumber } = byId.get(id)?.callFrame ?? { ...nowhere };
    const file = url.split('/').at(-1);
    return `${functionName || '(anonymous)'}${file ? ` ${file}:${lineNumber + 1}` : ''}`;
  };
  for (const [look, id] of samples.entries()) {
    const stack: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = callers.get(at)) {
      stack.push(nameOf(at));
    }
    if (idle.has(stack[0] ?? '')) continue;
    const took = timeDeltas[look] ?? 0;
    root.total += took;
    let frame = root;
    for (const name of withoutDetours(stack.reverse())) {
      const known = frame.called.get(name) ?? { name, total: 0, called: new Map() };
      frame.called.set(name, known);
      known.total += took;
      frame = known;
    }
  }
  return root;
}

/** From the outermost call inwards; back at a function that is there already, all since then is left out. */
function withoutDetours(stack: readonly string[]): string[] {
  const kept: string[] = [];
  for (const name of stack) {
    if (idle.has(name)) continue;
    const before = kept.indexOf(name);
    if (before === -1) kept.push(name);
    else kept.length = before + 1;
  }
  return kept;
}

const nowhere = { functionName: '', url: '', lineNumber: 0 };

function drawn(
  { name }: Frame,
  { x, row, wide, share }: { x: number; row: number; wide: number; share: number },
): string {
  const y = topHeight + (row - 1) * rowHeight;
  const words = shortened(name, Math.floor((wide - 6) / letter));
  const text = words && `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escaped(words)}</text>`;
  return `<g><title>${escaped(name)}: ${(share * 100).toFixed(1)} %</title><rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${rowHeight - 1}" rx="1" fill="${colourOf(name)}"/>${text}</g>`;
}

function shortened(name: string, letters: number): string {
  if (letters < 3) return '';
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}

/** Ours, packages and Node's own differ in colour; the engine's own work is grey. */
function colourOf(name: string): string {
  if (name.startsWith('(')) return '#d4d4d4';
  let hash = 0;
  for (const each of name) hash = (hash * 31 + (each.codePointAt(0) ?? 0)) % 997;
  const isNodes = !/\.m?js:\d+$/.test(name);
  return `hsl(${isNodes ? 200 + (hash % 25) : 20 + (hash % 40)} ${55 + (hash % 20)}% ${72 + (hash % 10)}%)`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
