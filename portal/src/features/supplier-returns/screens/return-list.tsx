import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { supplierReturn as noun } from '../../../../../nouns/supplier-return.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { returnColumns } from '../components/return-columns.tsx';
import { useReturns } from '../queries.ts';
import type { ReturnsSearch } from '../returns-search.ts';

const from = '/$portal/supplier-returns' as const;

export function ReturnList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<ReturnsSearch>();
  return (
    <ListPage
      title={say('Returns to suppliers', 'Возвраты поставщикам')}
      crumbs={[{ label: say('Warehouses', 'Склады'), href: `/${portal}/warehouses` }]}
      list={useReturns(search)}
      columns={returnColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/supplier-returns/$id', params: { portal, id } })}
      search={search}
      change={change}
      usualSort="-createdAt"
      lookFor={say('Number, supplier, item', 'Номер, поставщик, товар')}
      filters={
        <>
          <ChoiceChip
            label={labelOf(noun, 'status')}
            choices={choicesOf(noun, 'status')}
            value={search.status}
            onChange={(status) => change({ status })}
          />
          <ChoiceChip
            label={labelOf(noun, 'reason')}
            choices={choicesOf(noun, 'reason')}
            value={search.reason}
            onChange={(reason) => change({ reason })}
          />
        </>
      }
      none={{
        title: say('Nothing was returned yet', 'Возвратов пока нет'),
        hint: say(
          'Goods go back from their receipt: open a requisition and its deliveries.',
          'Товар возвращают из приёмки: откройте заявку и её поставки.',
        ),
      }}
    />
  );
}
