import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../../kit/say.ts';
import { tellDone, tellProblem } from '../../kit/tell.tsx';
import { decide, type Task } from './tasks.ts';

/** How long a verdict can be taken back before the server hears of it. */
const undoMs = 6_000;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  send(): void;
}

/**
 * Verdicts that can be taken back: a task leaves the list at once, the server hears of it a few seconds later, or when the page is
 * left. What the server refuses comes back with its words.
 */
export function useVerdicts() {
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, Waiting>());

  const show = useCallback((id: string) => setHidden((before) => new Set([...before].filter((one) => one !== id))), []);

  const give = useCallback(
    (task: Task, verdict: 'approved' | 'rejected', reason?: string) => {
      const send = () => {
        clearTimeout(waiting.current.get(task.id)?.timer);
        waiting.current.delete(task.id);
        const settle = async () => {
          await decide(task, verdict, reason).catch(tellProblem);
          await Promise.all(['requisitions', 'invoices'].map((kind) => client.invalidateQueries({ queryKey: [kind] })));
          show(task.id);
        };
        void settle();
      };
      waiting.current.set(task.id, { timer: setTimeout(send, undoMs), send });
      setHidden((before) => new Set([...before, task.id]));
      const said =
        verdict === 'approved'
          ? say(`${task.number} is approved`, `${task.number}: согласовано`)
          : say(`${task.number} is rejected`, `${task.number}: отклонено`);
      tellDone(said, () => {
        const one = waiting.current.get(task.id);
        if (!one) return;
        clearTimeout(one.timer);
        waiting.current.delete(task.id);
        show(task.id);
      });
    },
    [client, show],
  );

  useEffect(() => {
    const all = waiting.current;
    const flush = () => {
      for (const { send } of [...all.values()]) send();
    };
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return { hidden, give };
}
