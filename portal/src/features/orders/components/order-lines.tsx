import { Text } from '@mantine/core';
import { purchaseOrderLine as noun } from '../../../../../nouns/purchase-order-line.ts';
import { compareDecimals } from '../../../kit/decimal-sum.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay, showMoney, showPriceIn, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import type { OrderCard, OrderLine } from '../queries.ts';

/** What is ordered, what of it is confirmed for when, and what has come. */
export function OrderLines({ order }: { order: OrderCard }) {
  const { lines, currency, grossAmount, vatAmount, vatMode } = order;
  return (
    <Section title={say('Lines', 'Позиции')} bare>
      <PlainTable
        label={say('Lines', 'Позиции')}
        rows={lines}
        idOf={({ id }) => id}
        empty={null}
        foot={
          <tr>
            <td colSpan={8} data-align="right">
              {say('Total', 'Итого')} {showMoney(grossAmount, currency)}
              {vatMode !== 'none' && ` · ${say('VAT', 'НДС')} ${showMoney(vatAmount, currency)}`}
            </td>
          </tr>
        }
        columns={[
          { id: 'name', header: labelOf(noun, 'name'), cell: (line) => <Named line={line} /> },
          {
            id: 'quantity',
            header: labelOf(noun, 'quantity'),
            align: 'right',
            cell: ({ quantity, uom }) => showQuantity(quantity, showUnit(uom)),
          },
          {
            id: 'price',
            header: labelOf(noun, 'price'),
            align: 'right',
            wide: true,
            cell: ({ price }) => showPriceIn(price, currency),
          },
          {
            id: 'wanted',
            header: labelOf(noun, 'wantedDate'),
            wide: true,
            cell: ({ wantedDate }) => showDay(wantedDate),
          },
          {
            id: 'confirmed',
            header: say('Confirmed', 'Подтверждено'),
            cell: (line) => <Confirmed line={line} />,
          },
          {
            id: 'received',
            header: labelOf(noun, 'receivedQuantity'),
            align: 'right',
            cell: (line) => <Received line={line} orderId={order.id} />,
          },
          {
            id: 'invoiced',
            header: labelOf(noun, 'invoicedQuantity'),
            align: 'right',
            wide: true,
            cell: (line) => <Invoiced line={line} orderId={order.id} />,
          },
          {
            id: 'gross',
            header: labelOf(noun, 'lineAmount'),
            align: 'right',
            wide: true,
            cell: ({ lineAmount }) => showMoney(lineAmount, currency),
          },
        ]}
      />
    </Section>
  );
}

/** A decision that was changed after the order is pointed out. */
const Named = ({ line: { name, sku, quantity, decidedQuantity, uom } }: { line: OrderLine }) => (
  <>
    {name}
    {sku && (
      <Text span inherit c="dimmed">
        {' · '}
        {sku}
      </Text>
    )}
    {compareDecimals(quantity, decidedQuantity) > 0 && (
      <Text size="sm" className="bad">
        {say('Accepted of the supplier now', 'Решением сейчас принято')}: {showQuantity(decidedQuantity, showUnit(uom))}
      </Text>
    )}
  </>
);

interface CountedProps {
  line: OrderLine;
  orderId: string;
}

const Received = ({ line: { id: lineId, receivedQuantity, uom }, orderId: id }: CountedProps) => (
  <>
    {showQuantity(receivedQuantity, showUnit(uom))}{' '}
    {isSome(receivedQuantity) && <ExplainMark figure={{ of: 'order', id, field: 'lines.receivedQuantity', lineId }} />}
  </>
);

/** More than was ordered is pointed out. */
const Invoiced = ({ line: { id: lineId, invoicedQuantity, quantity, uom }, orderId: id }: CountedProps) => (
  <>
    <span className={compareDecimals(invoicedQuantity, quantity) > 0 ? 'bad' : undefined}>
      {showQuantity(invoicedQuantity, showUnit(uom))}
    </span>{' '}
    {isSome(invoicedQuantity) && <ExplainMark figure={{ of: 'order', id, field: 'lines.invoicedQuantity', lineId }} />}
  </>
);

const isSome = (quantity: string) => compareDecimals(quantity, '0') > 0;

const Confirmed = ({ line }: { line: OrderLine }) => {
  const { confirmedQuantity, promisedDate, wantedDate, supplierRemark, quantity, uom } = line;
  if (confirmedQuantity === null) return '—';
  const isLess = compareDecimals(confirmedQuantity, quantity) < 0;
  const isLater = promisedDate !== null && wantedDate !== null && promisedDate > wantedDate;
  return (
    <>
      <span className={isLess ? 'bad' : undefined}>{showQuantity(confirmedQuantity, showUnit(uom))}</span>
      {promisedDate && (
        <>
          {' '}
          {say('by', 'к')} <span className={isLater ? 'bad' : undefined}>{showDay(promisedDate)}</span>
        </>
      )}
      {supplierRemark && (
        <Text size="sm" c="dimmed">
          {supplierRemark}
        </Text>
      )}
    </>
  );
};
