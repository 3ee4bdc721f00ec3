import { requisitionLine as noun } from '../../../../../nouns/requisition-line.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import type { Template } from '../queries.ts';

/** What each requisition asks for. */
export const TemplateLines = ({ template: { lines } }: { template: Template }) => (
  <Section bare title={say('Lines', 'Строки')}>
    <PlainTable
      label={say('Lines', 'Строки')}
      rows={lines.map((line, index) => ({ ...line, position: index + 1 }))}
      idOf={({ position }) => String(position)}
      empty={null}
      columns={[
        { id: 'sku', header: labelOf(noun, 'sku'), wide: true, cell: ({ sku }) => sku ?? '—' },
        { id: 'name', header: labelOf(noun, 'name'), cell: ({ name }) => name },
        {
          id: 'quantity',
          header: labelOf(noun, 'quantity'),
          align: 'right',
          cell: ({ quantity, uom }) => showQuantity(quantity, showUnit(uom)),
        },
        {
          id: 'price',
          header: labelOf(noun, 'plannedPrice'),
          align: 'right',
          wide: true,
          cell: ({ plannedPrice, currency }) => (plannedPrice === null ? '—' : showMoney(plannedPrice, currency)),
        },
        {
          id: 'note',
          header: labelOf(noun, 'specification'),
          wide: true,
          cell: ({ specification }) => specification ?? '—',
        },
      ]}
    />
  </Section>
);
