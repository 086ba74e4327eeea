import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import { routes } from '../../routes.ts';

/** The patterns of all pages, such as `/project/$projectId`: what a page view may name. */
export const pagePatterns: ReadonlySet<string> = new Set(patternsOf(routes.children ?? [], ''));

/** The patterns of these routes and of those inside them, whose paths go on from theirs. */
function patternsOf(nodes: readonly VirtualRouteNode[], above: string): string[] {
  return nodes.flatMap((node) => {
    const path = 'path' in node && node.path ? joined(above, node.path) : above || '/';
    const inside = 'children' in node ? (node.children ?? []) : [];
    return [path, ...patternsOf(inside, path)];
  });
}

function joined(above: string, path: string): string {
  return path.startsWith('/') ? path : `${above}/${path}`;
}
