import { Text } from '@mantine/core';
import { salesInvoiceRow as noun } from '../../../../../nouns/sales-invoice-row.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { type PlainColumn, PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { useMay } from '../../../shared/session/me.ts';
import { documentTotals } from '../model/document-totals.ts';
import type { SalesInvoiceCard, SalesInvoiceRow } from '../queries.ts';
import classes from './invoice-content.module.css';
import { RowMargin } from './row-margin.tsx';

/** What is charged for, with the sums as they are printed. */
export function InvoiceRows({ invoice }: { invoice: SalesInvoiceCard }) {
  const maySeeCosts = useMay()('margins.read');
  const { rows, vatMode, currency } = invoice;
  return (
    <Section title={say('Rows', 'Строки')} bare>
      <PlainTable
        label={say('Rows of the invoice', 'Строки счёта')}
        rows={rows}
        idOf={({ id }) => id}
        empty={<Empty title={say('No rows yet', 'Строк пока нет')} />}
        columns={columnsOf(invoice, maySeeCosts)}
      />
      {rows.length > 0 && (
        <dl className={classes.totals}>
          {vatMode !== 'none' && (
            <>
              <dt>{say('Without VAT', 'Без НДС')}</dt>
              <dd>{showMoney(invoice.netAmount, currency)}</dd>
            </>
          )}
          {documentTotals(rows, vatMode, currency).byRate.map(({ rate, vat }) => (
            <Vat key={rate} rate={rate} vat={showMoney(vat, currency)} />
          ))}
          <dt className={classes.whole}>
            {vatMode === 'none' ? say('Total, no VAT', 'Всего, НДС не облагается') : say('Total', 'Всего')}
          </dt>
          <dd className={classes.whole} data-total>
            {showMoney(invoice.totalAmount, currency)}
          </dd>
        </dl>
      )}
    </Section>
  );
}

const Vat = ({ rate, vat }: { rate: string; vat: string }) => (
  <>
    <dt>
      {say('VAT', 'НДС')} {valueOf(noun, 'vatRate', rate)}
    </dt>
    <dd>{vat}</dd>
  </>
);

function columnsOf({ rows, vatMode }: SalesInvoiceCard, hasCosts: boolean): PlainColumn<SalesInvoiceRow>[] {
  const isCut = rows.some(({ discountPercent }) => Number(discountPercent) > 0);
  const column = (shown: boolean, one: PlainColumn<SalesInvoiceRow>) => (shown ? [one] : []);
  return [
    { id: 'position', header: '№', wide: true, cell: ({ position }) => <span className="dimmed">{position}</span> },
    {
      id: 'name',
      header: labelOf(noun, 'name'),
      cell: ({ name, sku, quantity, uom, unitPrice }) => (
        <span className={classes.name}>
          {name}
          {sku && <span className={classes.article}>{sku}</span>}
          <Text span className={classes.article} hiddenFrom="sm">
            {showQuantity(quantity, showUnit(uom))} × {showPrice(unitPrice)}
          </Text>
        </span>
      ),
    },
    {
      id: 'quantity',
      header: labelOf(noun, 'quantity'),
      align: 'right',
      wide: true,
      cell: ({ quantity, uom }) => showQuantity(quantity, showUnit(uom)),
    },
    {
      id: 'price',
      header: say('Price', 'Цена'),
      align: 'right',
      wide: true,
      cell: ({ unitPrice }) => showPrice(unitPrice),
    },
    ...column(isCut, {
      id: 'discount',
      header: say('Discount', 'Скидка'),
      align: 'right',
      wide: true,
      cell: ({ discountPercent }) =>
        Number(discountPercent) > 0 ? `${showQuantity(discountPercent)}\u00a0%` : <span className="dimmed">—</span>,
    }),
    ...column(vatMode !== 'none', {
      id: 'vat',
      header: say('VAT', 'НДС'),
      align: 'right',
      wide: true,
      cell: ({ vatRate }) => valueOf(noun, 'vatRate', vatRate),
    }),
    {
      id: 'amount',
      header: say('Amount', 'Сумма'),
      align: 'right',
      cell: ({ lineAmount }) => <b>{showPrice(lineAmount)}</b>,
    },
    ...column(hasCosts, {
      id: 'margin',
      header: say('Margin, cost', 'Маржа, себест.'),
      align: 'right',
      wide: true,
      cell: (row) => <RowMargin row={row} />,
    }),
  ];
}
