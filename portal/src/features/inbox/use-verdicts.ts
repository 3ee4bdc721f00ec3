import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { say } from '../../kit/say.ts';
import { tellDone, tellProblem } from '../../kit/tell.tsx';
import { decide } from './decide.ts';
import { makeWaiting } from './make-waiting.ts';
import { taskKindNames, taskKinds } from './task-kinds.ts';
import type { Task } from './tasks.ts';

/** How long a verdict can be taken back before the server hears of it. */
const undoMs = 6_000;

/**
 * Verdicts that can be taken back: a task leaves the list at once, the server hears of it a few seconds later, or when the page is
 * left. What the server refuses comes back with its words.
 */
export function useVerdicts() {
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [waiting] = useState(() => makeWaiting(undoMs));

  const show = useCallback((id: string) => setHidden((before) => new Set([...before].filter((one) => one !== id))), []);

  const give = useCallback(
    (task: Task, verdict: 'approved' | 'rejected', reason?: string) => {
      const settle = async () => {
        await decide(task, verdict, reason).catch(tellProblem);
        await Promise.all(taskKindNames.map((kind) => client.invalidateQueries({ queryKey: [taskKinds[kind].page] })));
        show(task.id);
      };
      waiting.put(task.id, () => void settle());
      setHidden((before) => new Set([...before, task.id]));
      const said =
        verdict === 'approved'
          ? say(`${task.number} is approved`, `${task.number}: согласовано`)
          : say(`${task.number} is rejected`, `${task.number}: отклонено`);
      tellDone(said, () => {
        if (waiting.takeBack(task.id)) show(task.id);
      });
    },
    [client, show, waiting],
  );

  useEffect(() => {
    addEventListener('pagehide', waiting.sendAll);
    return () => {
      removeEventListener('pagehide', waiting.sendAll);
      waiting.sendAll();
    };
  }, [waiting]);

  return { hidden, give };
}
