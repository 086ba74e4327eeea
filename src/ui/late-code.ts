import type { ComponentType } from 'react';
import { firstIntent } from './first-intent.ts';
import { idle } from './idle.ts';

/** A part of a page whose code comes later than the page's own. It takes no props: what it shows it asks for itself. */
export interface LateCode {
  /** The part, once its code is there. */
  readonly Part: ComponentType | undefined;
  /** Fetches it now. A loader waits for this, so that the part is ready when the user reaches the page. */
  preload(): Promise<void>;
  /** Fetches it when it is wanted; the same promise each time. */
  readonly expected: Promise<void>;
}

/** Describes such a part; `load` fetches its code. */
export function lateCode(load: () => Promise<ComponentType>): LateCode {
  let Part: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let expected: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        Part = loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return {
    get Part() {
      return Part;
    },
    preload,
    get expected() {
      expected ??= fetchWhenWanted(preload);
      return expected;
    },
  };
}

/** Throws what is wrong with it, but for the lack of a connection, which it waits for. */
async function fetchWhenWanted(fetchCode: () => Promise<void>): Promise<void> {
  if (typeof window === 'undefined') return fetchCode();
  await isWanted();
  try {
    await fetchCode();
  } catch (error) {
    if (navigator.onLine) throw error;
    await backOnline();
    await fetchCode();
  }
}

let wanted: Promise<unknown> | undefined;

/** Resolves when the user is about to use something that needs code, or when the page is idle. */
function isWanted(): Promise<unknown> {
  wanted ??= Promise.race([firstIntent(), idle()]);
  return wanted;
}

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });
