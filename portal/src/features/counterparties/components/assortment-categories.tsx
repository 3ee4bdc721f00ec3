import { ActionIcon } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { linkSources } from '../../../shared/records/link-sources.ts';
import { useMay } from '../../../shared/session/me.ts';
import { assortmentQuery, type Counterparty } from '../queries.ts';

const address = '/api/v1/counterparties/{counterpartyId}/assortment/categories' as const;

/** Categories a supplier sells: those told by hand may be taken out, those of linked items stay while the items do. */
export function AssortmentCategories({ party }: { party: Counterparty }) {
  const client = useQueryClient();
  const may = useMay();
  const counterpartyId = party.id;
  const { data, error } = useQuery(assortmentQuery(counterpartyId));
  const mayChange = may('counterparties.assortment') && party.status !== 'archived';
  const after = async (text: string, undo?: () => void) => {
    await client.invalidateQueries({ queryKey: ['counterparties'] });
    tellDone(text, undo);
  };
  const add = useMutation({
    mutationFn: (categoryId: string) =>
      ask(api.POST(address, { params: { path: { counterpartyId } }, body: { categoryId } })),
    onSuccess: ({ name }) => after(`${say('Category added', 'Категория добавлена')}: ${name}`),
  });
  const remove = useMutation({
    mutationFn: (categoryId: string) =>
      ask(api.DELETE(`${address}/{categoryId}`, { params: { path: { counterpartyId, categoryId } } })),
    onSuccess: ({ name }, categoryId) =>
      after(`${say('Category removed', 'Категория убрана')}: ${name}`, () => add.mutate(categoryId)),
  });
  return (
    <Section
      bare
      title={say('Categories', 'Категории')}
      actions={
        mayChange && (
          <SelectOrMake
            of="category"
            w={300}
            aria-label={say('Add a category', 'Добавить категорию')}
            placeholder={say('Add a category…', 'Добавить категорию…')}
            value={null}
            onChange={(next) => next && add.mutate(next.id)}
          />
        )
      }
    >
      {error && <ProblemText error={error} />}
      <PlainTable
        label={say('Categories', 'Категории')}
        rows={data?.categories ?? []}
        idOf={({ id }) => id}
        empty={
          <p className="dimmed" style={{ margin: 0, padding: 16 }}>
            {say(
              'No categories yet. With them the supplier is offered for requests for quotes.',
              'Категорий пока нет. По ним поставщика предлагают для запросов цен.',
            )}
          </p>
        }
        columns={[
          { id: 'name', header: say('Category', 'Категория'), cell: ({ name }) => name },
          {
            id: 'sources',
            header: say('Known from', 'Откуда известно'),
            cell: ({ sources: known }) => known.map((source) => say(linkSources[source])).join(', '),
          },
          {
            id: 'act',
            header: '',
            align: 'right',
            cell: ({ id, name, sources: known }) =>
              mayChange &&
              known.includes('manual') && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`${say('Remove', 'Убрать')}: ${name}`}
                  onClick={() => remove.mutate(id)}
                >
                  <X size={16} />
                </ActionIcon>
              ),
          },
        ]}
      />
    </Section>
  );
}
