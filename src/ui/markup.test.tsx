import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlFaults } from '#tests/support/html-validator.ts';
import { EveryComponent } from './every-component.tsx';

describe('the markup of every component', () => {
  it('is valid HTML whose labels, ids and references fit together', async () => {
    expect(await htmlFaults(renderToString(<EveryComponent />))).toEqual([]);
  });
});
