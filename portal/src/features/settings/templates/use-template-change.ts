import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { TemplateCard } from './queries.ts';

interface Change {
  isDefault?: true;
  status?: 'active' | 'archived';
  layout?: DocumentLayout;
}

/** Changes a template as a whole, if it is still the one that is seen. */
export function useTemplateChange({ id, version }: Pick<TemplateCard, 'id' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) =>
      ask(
        api.PATCH('/api/v1/settings/document-templates/{id}', { params: { path: { id } }, body: { ...body, version } }),
      ),
    onError: () => void client.invalidateQueries({ queryKey: ['settings', 'templates', id] }),
    async onSuccess({ status, revision }, given) {
      await client.invalidateQueries({ queryKey: ['settings', 'templates'] });
      if (given.isDefault) tellDone(say('It is the default now', 'Теперь это шаблон по умолчанию'));
      else if (given.layout) tellDone(`${say('Revision', 'Редакция')} ${revision}`);
      else tellDone(status === 'archived' ? say('Archived', 'В архиве') : say('Restored', 'Восстановлен'));
    },
  });
}
