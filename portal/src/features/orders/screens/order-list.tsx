import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { purchaseOrder as noun } from '../../../../../nouns/purchase-order.ts';
import { invoiceableOrders } from '../../../../../nouns/purchase-order-flow.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { SwitchChip } from '../../../kit/filters/switch-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { SupplierChip } from '../../../shared/records/supplier-chip.tsx';
import { ViewTabs } from '../../../shared/views/view-tabs.tsx';
import { orderColumns } from '../components/order-columns.tsx';
import { useOrders } from '../queries.ts';
import type { OrdersSearch } from '../searches.ts';

const from = '/$portal/purchase-orders' as const;

export function OrderList() {
  const search = useSearch({ from });
  const { portal } = useParams({ from });
  const navigate = useNavigate();
  const change = useChangeSearch<OrdersSearch>();
  return (
    <ListPage
      title={say('Orders to suppliers', 'Заказы поставщикам')}
      list={useOrders(search)}
      columns={orderColumns(portal)}
      nameOf={({ number }) => number}
      onOpen={({ id }) => void navigate({ to: '/$portal/purchase-orders/$id', params: { portal, id }, search: {} })}
      search={search}
      change={change}
      usualSort="-updatedAt"
      lookFor={say('Number, supplier, item', 'Номер, поставщик, товар')}
      views={
        <ViewTabs
          list="purchase-orders"
          search={search}
          usual={[
            { name: say('To be confirmed', 'Ждут подтверждения'), search: { status: 'sent' } },
            { name: say('Late', 'Просроченные'), search: { late: 'true' } },
            { name: say('Not invoiced', 'Без счёта'), search: { left: 'true', status: invoiceableOrders.join() } },
          ]}
        />
      }
      filters={<Filters search={search} change={change} />}
      none={{
        title: say('No orders yet', 'Заказов пока нет'),
        hint: say(
          'Orders are made on a requisition, in its section “Delivery”, once suppliers are chosen.',
          'Заказы создаются в заявке, в разделе «Поставка», когда поставщики выбраны.',
        ),
      }}
    />
  );
}

function Filters({ search, change }: { search: OrdersSearch; change(next: OrdersSearch): void }) {
  return (
    <>
      <ChoiceChip
        label={labelOf(noun, 'status')}
        choices={choicesOf(noun, 'status')}
        value={search.status}
        onChange={(status) => change({ status })}
      />
      <ChoiceChip
        label={labelOf(noun, 'invoicing')}
        choices={choicesOf(noun, 'invoicing')}
        value={search.invoicing}
        onChange={(invoicing) => change({ invoicing })}
      />
      <SupplierChip value={search.supplier} onChange={(supplier) => change({ supplier })} />
      <SwitchChip
        label={say('Late', 'Просроченные')}
        on={search.late === 'true'}
        onChange={(on) => change({ late: on ? 'true' : undefined })}
      />
      <SwitchChip
        label={labelOf(noun, 'leftAmount')}
        on={search.left === 'true'}
        onChange={(on) => change({ left: on ? 'true' : undefined })}
      />
      <SwitchChip
        label={say('Invoiced above received', 'Выставлено больше, чем пришло')}
        on={search.above === 'true'}
        onChange={(on) => change({ above: on ? 'true' : undefined })}
      />
    </>
  );
}
