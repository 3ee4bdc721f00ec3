import { stockCountLine as noun } from '../../../../../nouns/stock-count-line.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Column } from '../../../kit/table/column.ts';
import { showUnit } from '../../../kit/units.ts';
import type { CountLine } from '../queries.ts';

export const lineColumns = (): readonly Column<CountLine>[] => [
  {
    id: 'name',
    header: labelOf(noun, 'name'),
    sort: 'name',
    cell: ({ name, sku, isFound, note }) => (
      <span title={note ?? name}>
        <b>{name}</b>
        {sku && <span className="dimmed"> · {sku}</span>}
        {isFound && <span className="dimmed"> · {say('found', 'найдена')}</span>}
      </span>
    ),
  },
  figure('expected', labelOf(noun, 'expectedQuantity'), ({ expectedQuantity }) => expectedQuantity),
  figure('moved', labelOf(noun, 'movedQuantity'), ({ movedQuantity }) => movedQuantity),
  {
    id: 'counted',
    header: labelOf(noun, 'countedQuantity'),
    width: 140,
    align: 'right',
    cell: ({ countedQuantity, uom }) =>
      countedQuantity === null ? '—' : <b>{showQuantity(countedQuantity, showUnit(uom))}</b>,
  },
  figure('difference', labelOf(noun, 'difference'), ({ difference }) => difference),
];

function figure(id: string, header: string, of: (line: CountLine) => string | null): Column<CountLine> {
  return { id, header, width: 140, align: 'right', wide: true, cell: (line) => showQuantity(of(line)) };
}
