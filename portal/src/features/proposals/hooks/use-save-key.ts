import { useEffect } from 'react';

/** Ctrl+S saves, wherever on the page one is; without anything to save the browser’s own dialog does not come up either. */
export function useSaveKey(save: (() => void) | undefined) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
      event.preventDefault();
      save?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);
}
