import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders a page in one go, and gives its text away piece by piece. The build puts React's own pieces in the place of this (`build/react-in-pieces.ts`);
 * the development server has one piece.
 */
export function renderInPieces(page: ReactNode, take: (piece: string) => void): void {
  take(renderToString(page));
}
