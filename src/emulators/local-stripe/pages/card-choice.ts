import { html } from 'hono/html';
import type { Markup } from './page-shell.ts';

/** The cards that a person can choose from, and what each does. */
export const cardChoices = [
  { number: '4242424242424242', name: 'Card that pays', says: 'ends in 4242' },
  {
    number: '4000000000000341',
    name: 'Card that pays nothing later',
    says: 'ends in 0341: can be kept, but every charge is declined',
  },
  {
    number: '4000000000003220',
    name: 'Card whose bank asks',
    says: 'ends in 3220: you have to confirm that it is you',
  },
  { number: '4000000000000002', name: 'Card that is declined', says: 'ends in 0002' },
  { number: '4000000000009995', name: 'Card without enough money', says: 'ends in 9995' },
] as const;

/** Radio buttons for the test cards. */
export const cardChoice = (chosen: string = cardChoices[0].number): Markup =>
  html`<fieldset>
      <legend>Card</legend>
      ${cardChoices.map(
        ({ number, name, says }) => html`<label class="choice">
        <input type="radio" name="card" value="${number}" ${number === chosen ? 'checked' : ''} />
        <span>${name} <small>${says}</small></span>
      </label>`,
      )}
    </fieldset>`;
