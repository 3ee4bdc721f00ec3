import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import type { Requisition } from '../queries.ts';

interface BulkFailure {
  id: string;
  name: string;
  sentence: string;
}

export interface BulkState {
  done: number;
  total: number;
  failures: readonly BulkFailure[];
}

/** The same act over many requisitions, one after another: how far it is, and what of it was refused. */
export function useBulk(onFinished: (failed: readonly string[]) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<BulkState>();
  const run = async (chosen: readonly Requisition[], act: (one: Requisition) => Promise<unknown>) => {
    const failures = await runOver(chosen, act, setState);
    await client.invalidateQueries({ queryKey: ['requisitions'] });
    onFinished(failures.map(({ id }) => id));
  };
  return { state, isRunning: state !== undefined && state.done < state.total, run, forget: () => setState(undefined) };
}

/** A refusal of one keeps none of the others back. */
export async function runOver(
  chosen: readonly Requisition[],
  act: (one: Requisition) => Promise<unknown>,
  onState: (state: BulkState) => void,
): Promise<readonly BulkFailure[]> {
  const failures: BulkFailure[] = [];
  onState({ done: 0, total: chosen.length, failures });
  for (const [index, one] of chosen.entries()) {
    await act(one).catch((error: unknown) => failures.push(failureOf(one, error)));
    onState({ done: index + 1, total: chosen.length, failures: [...failures] });
  }
  return failures;
}

const failureOf = ({ id, number, title }: Requisition, error: unknown): BulkFailure => ({
  id,
  name: `${number} ${title}`,
  sentence: isProblem(error)
    ? [error.detail, ...error.faults.map(({ message }) => message)].join(' ')
    : say('Something went wrong.', 'Что-то пошло не так.'),
});
