import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';

/** Categories put away, and the way back for each. */
export function ArchivedCategories() {
  const client = useQueryClient();
  const may = useMay();
  const { data: archived = [] } = useQuery({
    queryKey: ['catalog', 'categories', 'archived'],
    queryFn: async ({ signal }) => {
      const query = { limit: 100, status: 'archived' as const, includeArchived: 'true' as const };
      return (await ask(api.GET('/api/v1/catalog/categories', { params: { query }, signal }))).items;
    },
  });
  const restore = useMutation({
    mutationFn: (id: string) =>
      ask(api.POST('/api/v1/catalog/categories/{categoryId}/restore', { params: { path: { categoryId: id } } })),
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(`${say('Restored', 'Восстановлена')}: ${name}`);
    },
  });
  if (archived.length === 0) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <Section title={say('In the archive', 'В архиве')} bare>
        <PlainTable
          label={say('Archived categories', 'Категории в архиве')}
          rows={archived}
          idOf={({ id }) => id}
          empty={null}
          columns={[
            { id: 'name', header: say('Name', 'Название'), cell: ({ name }) => name },
            { id: 'code', header: say('Code', 'Код'), cell: ({ code }) => code ?? '—', wide: true },
            {
              id: 'act',
              header: '',
              align: 'right',
              cell: ({ id }) =>
                may('catalog.update') && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={restore.isPending && restore.variables === id}
                    onClick={() => restore.mutate(id)}
                  >
                    {say('Restore', 'Восстановить')}
                  </Button>
                ),
            },
          ]}
        />
      </Section>
    </div>
  );
}
