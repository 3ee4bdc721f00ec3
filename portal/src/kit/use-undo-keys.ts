import { useEffect } from 'react';
import { isTyping } from './hotkeys.ts';

type Act = (action: { kind: 'undo' } | { kind: 'redo' }) => void;

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y wherever nothing else is typed; in the cells the table listens itself. */
export function useUndoKeys(act: Act) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      if (event.code === 'KeyZ') act({ kind: event.shiftKey ? 'redo' : 'undo' });
      else if (event.code === 'KeyY') act({ kind: 'redo' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [act]);
}
