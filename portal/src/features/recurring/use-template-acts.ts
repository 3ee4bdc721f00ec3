import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { linesBodyOf } from './line-values.ts';
import type { Template } from './queries.ts';

type Change = Partial<Pick<Template, 'name' | 'responsibleId' | 'dueInDays' | 'submits' | 'schedule' | 'isPaused'>> & {
  lines?: ReturnType<typeof linesBodyOf>;
};

/** What may be done with a template; each act shows it as it stands then. */
export function useTemplateActs({ id, name, version }: Pick<Template, 'id' | 'name' | 'version'>) {
  const client = useQueryClient();
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const params = { path: { id } };
  const refresh = () => client.invalidateQueries({ queryKey: ['requisition-templates'] });
  const change = async (body: Change) => {
    const changed = await ask(api.PATCH('/api/v1/requisition-templates/{id}', { params, body: { ...body, version } }));
    await refresh();
    tellDone(say('Saved', 'Сохранено'));
    return changed;
  };
  return {
    change,
    pause: useMutation({ mutationFn: (isPaused: boolean) => change({ isPaused }), onError: () => void refresh() }),
    make: useMutation({
      mutationFn: () => ask(api.POST('/api/v1/requisition-templates/{id}/requisitions', { params, body: {} })),
      async onSuccess({ id: made, number, warnings }) {
        await client.invalidateQueries({ queryKey: ['requisitions'] });
        await navigate({ to: '/$portal/requisitions/$id', params: { portal, id: made }, search: {} });
        tellDone(
          [`${say('Draft made', 'Черновик создан')}: ${number}`, ...warnings.map(({ message }) => message)].join('. '),
        );
      },
    }),
    remove: useMutation({
      mutationFn: () => ask(api.DELETE('/api/v1/requisition-templates/{id}', { params })),
      async onSuccess() {
        await navigate({ to: '/$portal/requisition-templates', params: { portal }, search: {} });
        client.removeQueries({ queryKey: ['requisition-templates', id] });
        await refresh();
        tellDone(`${say('Deleted', 'Удалён')}: ${name}`);
      },
    }),
  };
}
