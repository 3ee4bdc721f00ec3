import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportLetter } from '../../../../../nouns/report-letter.ts';
import { api, ask } from '../../../shared/api/client.ts';

export const lettersQuery = queryOptions({
  queryKey: ['report-letters'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/report-letters', { params: { query: { limit: 200 } }, signal })),
  select: ({ items }) => items,
});

const useLettersChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['report-letters'] });
};

export type LetterInput = Pick<ReportLetter, 'name' | 'asked' | 'form' | 'recipientIds' | 'schedule'>;

/** Sets up a letter, or changes one that is there. */
export const useSaveLetter = (letter?: ReportLetter) =>
  useMutation({
    mutationFn: ({ asked, ...body }: LetterInput) =>
      letter
        ? ask(
            api.PATCH('/api/v1/report-letters/{id}', {
              params: { path: { id: letter.id } },
              body: { ...body, version: letter.version },
            }),
          )
        : ask(api.POST('/api/v1/report-letters', { body: { ...body, asked } })),
    onSuccess: useLettersChanged(),
    meta: { toldByPage: true },
  });

export const usePauseLetter = () =>
  useMutation({
    mutationFn: ({ id, version, isPaused }: Pick<ReportLetter, 'id' | 'version' | 'isPaused'>) =>
      ask(api.PATCH('/api/v1/report-letters/{id}', { params: { path: { id } }, body: { isPaused, version } })),
    onSuccess: useLettersChanged(),
  });

export const useDeleteLetter = () =>
  useMutation({
    mutationFn: (id: string) => ask(api.DELETE('/api/v1/report-letters/{id}', { params: { path: { id } } })),
    onSuccess: useLettersChanged(),
  });
