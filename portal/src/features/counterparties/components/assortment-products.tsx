import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { SelectOrMake } from '../../../shared/making/select-or-make.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type Counterparty, useAssortedProducts } from '../queries.ts';
import { productColumns } from './product-columns.tsx';

const address = '/api/v1/counterparties/{counterpartyId}/assortment/products' as const;

/** Items a supplier sells, with the last price of each. */
export function AssortmentProducts({ party }: { party: Counterparty }) {
  const { portal } = useParams({ from: '/$portal' });
  const client = useQueryClient();
  const may = useMay();
  const counterpartyId = party.id;
  const list = useAssortedProducts(counterpartyId);
  const mayChange = may('counterparties.assortment') && party.status !== 'archived';
  const after = async (text: string) => {
    await client.invalidateQueries({ queryKey: ['counterparties'] });
    tellDone(text);
  };
  const add = useMutation({
    mutationFn: (catalogItemId: string) =>
      ask(api.POST(address, { params: { path: { counterpartyId } }, body: { catalogItemId } })),
    onSuccess: () => after(say('Item linked', 'Позиция связана')),
  });
  const remove = useMutation({
    mutationFn: (catalogItemId: string) =>
      ask(api.DELETE(`${address}/{catalogItemId}`, { params: { path: { counterpartyId, catalogItemId } } })),
    onSuccess: () => after(say('The link made by hand is removed', 'Ручная связь убрана')),
  });
  return (
    <Section
      bare
      title={say('Items', 'Позиции')}
      actions={
        mayChange && (
          <SelectOrMake
            of="item"
            w={300}
            aria-label={say('Add an item', 'Добавить позицию')}
            placeholder={say('Add an item…', 'Добавить позицию…')}
            value={null}
            onChange={(next) => next && add.mutate(next.id)}
          />
        )
      }
    >
      <DataTable
        label={say('Items', 'Позиции')}
        list={list}
        columns={productColumns(portal, mayChange ? (id) => remove.mutate(id) : undefined)}
        idOf={({ id }) => id}
        nameOf={({ itemName }) => itemName}
        empty={
          <Empty title={say('No items yet', 'Позиций пока нет')}>
            {say(
              'They come with price lists, quotes and invoices, or are added by hand.',
              'Они приходят с прайс-листами, предложениями и счетами или добавляются вручную.',
            )}
          </Empty>
        }
      />
    </Section>
  );
}
