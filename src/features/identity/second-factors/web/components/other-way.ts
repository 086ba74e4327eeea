import type { ReactNode } from 'react';

/** Draws another way to prove that it is oneself, which the page knows of; it leads on by itself once that was done. */
export type OtherWay = (onProven: () => Promise<void>) => ReactNode;
