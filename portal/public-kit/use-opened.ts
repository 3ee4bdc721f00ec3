import { useCallback, useEffect, useState } from 'react';
import type { Refused } from './call.ts';

/** What a link opens. `load` reads it anew, `show` takes it as an answer has brought it. A refusal stands in its place until the next try. */
export function useOpened<Opened>(token: string, read: (token: string) => Promise<Opened>) {
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<Refused>();
  const show = useCallback((next: Opened) => {
    setProblem(undefined);
    setOpened(next);
  }, []);
  const load = useCallback(
    () =>
      read(token).then(show, (error) => {
        setProblem(error as Refused);
      }),
    [token, read, show],
  );
  useEffect(() => void load(), [load]);
  return { opened: problem ? undefined : opened, problem, load, show };
}
