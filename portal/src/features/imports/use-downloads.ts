import { useMutation } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { api } from '../../shared/api/client.ts';
import { saveAnswer } from '../../shared/files/save-answer.ts';
import { pathsOf } from './addresses.ts';
import { nounOf, type Place } from './nouns.ts';
import type { ImportJob } from './queries.ts';

/** Files that the server writes: an empty template, and the rows that cannot be applied. */
export function useDownloads(place: Place) {
  const { template, errors, path } = pathsOf(place);
  const name = say(nounOf(place).name);
  return {
    template: useMutation({
      async mutationFn(format: 'xlsx' | 'csv') {
        const query = { format, ...(place.requisition && { kind: place.kind as 'pr_items' }) };
        await saveAnswer(api.GET(template, { params: { path: path(), query }, parseAs: 'blob' }), `${name}.${format}`);
      },
    }),
    errors: useMutation({
      async mutationFn({ id, fileName }: ImportJob) {
        await saveAnswer(
          api.GET(errors, { params: { path: path(id) }, parseAs: 'blob' }),
          `${say('Errors', 'Ошибки')} ${fileName.replace(/\.\w+$/, '')}.xlsx`,
        );
      },
    }),
  };
}
