import { useEffect } from 'react';

/** Keys are off while something is typed, and while a dialog is open. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)) ||
    target.closest('[role="dialog"]') !== null);

/**
 * One-key actions by physical key (`KeyC`, `Slash`), so that they work in every layout. Browser shortcuts, with Ctrl or Alt, are
 * left alone.
 */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = actions[event.shiftKey ? `Shift+${event.code}` : event.code];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [actions]);
}
