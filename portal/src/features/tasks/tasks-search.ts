import { choiceOf, textOf } from '../../kit/search-params.ts';

export const taskStates = ['open', 'completed', 'archived', 'deleted'] as const;

export interface TasksSearch {
  search?: string;
  state?: (typeof taskStates)[number];
}

export const tasksSearch = (given: Record<string, unknown>): TasksSearch => ({
  ...textOf(given, 'search'),
  ...choiceOf(given, 'state', taskStates),
});
