import { setImmediate as turn } from 'node:timers/promises';
import { toast } from 'sonner';
import { describe, expect, it } from 'vitest';
import { notify } from './notify.ts';
import { noteRegion } from './toast-place.ts';

/** The toasts shown by an action, with what each of them says. */
function toastsOf(action: () => void) {
  const before = new Set(toast.getToasts().map((each) => each.id));
  action();
  return toast.getToasts().filter((each) => !before.has(each.id));
}

describe('a toast from before its region is mounted', () => {
  it('is shown when it does, and the ones after it in their order', async () => {
    const sending = notify.loading('Sending…');
    notify.error('No connection');
    sending.success('Sent after all');
    await import('./toasts.ts');
    await turn();
    expect(toast.getToasts()).toEqual([]);
    noteRegion();
    await turn();
    expect(toast.getToasts().map((each) => 'title' in each && each.title)).toEqual([
      'Sent after all',
      'No connection',
    ]);
  });
});

describe('a toast', () => {
  it('says how it went, in a title and a sentence', () => {
    expect(toastsOf(() => notify.success('Copied!', 'Referral code copied.'))).toEqual([
      expect.objectContaining({
        type: 'success',
        title: 'Copied!',
        description: 'Referral code copied.',
      }),
    ]);
  });

  it('stays longer when something failed', () => {
    const [failure] = toastsOf(() => notify.error('Submission Failed'));
    expect(failure).toMatchObject({ type: 'error', duration: 10_000 });
  });

  it('with a button stays for as long as the button is of use', () => {
    const pressed: string[] = [];
    const action = { label: 'Undo', seconds: 10, onPress: () => pressed.push('undo') };
    const [shown] = toastsOf(() => notify.success({ title: 'Approved', action }));
    expect(shown).toMatchObject({ duration: 10_000, action: { label: 'Undo' } });
    if (!shown || !('action' in shown)) throw new Error('The toast has no button.');
    const button = shown.action;
    if (button && typeof button === 'object' && 'onClick' in button) {
      Reflect.apply(button.onClick, undefined, []);
    }
    expect(pressed).toEqual(['undo']);
  });

  it('turns from waiting into its outcome', () => {
    const shown = toastsOf(() => notify.loading('Sending…').success('Sent', '3 delivered'));
    expect(shown).toEqual([
      expect.objectContaining({ type: 'success', title: 'Sent', description: '3 delivered' }),
    ]);
  });
});
