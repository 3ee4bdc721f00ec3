import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showMoney, showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import type { Item } from '../queries.ts';

/** The two items line by line, and what goes over to the one that stays. */
export function MergePreview({ kept, leaving }: { kept: Item; leaving: Item }) {
  return (
    <PlainTable
      label={say('Comparison of the two items', 'Сравнение двух позиций')}
      rows={linesOf(kept, leaving)}
      idOf={({ label }) => label}
      empty={null}
      columns={[
        { id: 'label', header: '', cell: ({ label }) => <span className="dimmed">{label}</span> },
        { id: 'kept', header: say('Stays', 'Останется'), cell: (line) => line.kept },
        { id: 'leaving', header: say('To the archive', 'Уйдёт в архив'), cell: (line) => line.leaving },
        { id: 'after', header: say('What goes over', 'Что перейдёт'), wide: true, cell: ({ moves }) => moves ?? '' },
      ]}
    />
  );
}

interface Line {
  label: string;
  kept: string;
  leaving: string;
  moves?: string;
}

function linesOf(kept: Item, leaving: Item): Line[] {
  const both = (label: string, of: (item: Item) => string, moves?: string): Line => ({
    label,
    kept: of(kept),
    leaving: of(leaving),
    ...(moves && { moves }),
  });
  const suppliers = (item: Item) =>
    counted(item.suppliers.length, ['supplier', 'suppliers'], ['поставщик', 'поставщика', 'поставщиков']);
  return [
    both(say('Name', 'Название'), ({ name }) => name),
    both(say('Article', 'Артикул'), ({ sku }) => sku ?? '—'),
    both(labelOf(catalogItem, 'type'), ({ type }) => valueOf(catalogItem, 'type', type)),
    both(say('Base unit', 'Единица учёта'), ({ baseUom }) => showUnit(baseUom)),
    both(
      say('Cost', 'Себестоимость'),
      ({ currentCostPrice, currentCostCurrency }) => showMoney(currentCostPrice, currentCostCurrency ?? undefined),
      say('all prices of its history', 'все цены истории'),
    ),
    both(
      say('Stock', 'Остаток'),
      ({ stock, baseUom }) => (stock ? showQuantity(stock.onHand, showUnit(baseUom)) : '—'),
      say('stock with its movements', 'остатки с движениями'),
    ),
    both(say('Suppliers', 'Поставщики'), suppliers, say('suppliers not linked yet', 'поставщики, которых ещё нет')),
    both(
      say('Outside codes', 'Внешние коды'),
      ({ externalLinks }) => externalLinks.map(({ externalId }) => externalId).join(', ') || '—',
      say('codes of systems not linked yet', 'коды систем, которых ещё нет'),
    ),
  ];
}
