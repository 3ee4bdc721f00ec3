import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { tellProblem } from '../../kit/tell.tsx';
import { isProblem } from './problem.ts';

// A button knows that its work is under way before the second click of two fast ones.
notifyManager.setScheduler(queueMicrotask);

/** Lists are fresh for 15 seconds; what a form does not show of a refusal is told in a corner. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < 2 && isProblem(error) && error.retryable,
      refetchOnWindowFocus: true,
    },
    // Without a line a click is answered with a refusal, not with a wait that nobody explains.
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (mutation.meta?.toldByPage !== true) tellProblem(error);
    },
  }),
});
