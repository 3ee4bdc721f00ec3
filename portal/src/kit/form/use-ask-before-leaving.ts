import { useEffect } from 'react';

/** A value that is typed where it stands is saved as one leaves it; leaving the page with it half typed is asked about. */
export function useAskBeforeLeaving(isTyped: boolean) {
  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTyped]);
}
