import { lazy, Suspense, useState } from 'react';
import { useKeys } from '../kit/hotkeys.ts';

const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }));

/** `?`: which keys do what. */
export function KeysHelp() {
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  // In the Russian layout the question mark stands on the seven.
  useKeys({ 'Shift+Slash': open, 'Shift+Digit7': open });
  return (
    opened && (
      <Suspense>
        <KeyList onClose={() => setOpened(false)} />
      </Suspense>
    )
  );
}
