import { Button } from '@mantine/core';
import { useState } from 'react';
import { requisitionLine as noun } from '../../../../../nouns/requisition-line.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Template } from '../queries.ts';
import { EditLines } from './edit-lines.tsx';

/** What each requisition asks for. */
export function TemplateLines({ template }: { template: Template }) {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  return (
    <Section
      bare
      title={say('Lines', 'Строки')}
      actions={
        may('purchase_requisitions.create') && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {say('Edit the lines', 'Изменить строки')}
          </Button>
        )
      }
    >
      <PlainTable
        label={say('Lines', 'Строки')}
        rows={template.lines.map((line, index) => ({ ...line, position: index + 1 }))}
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
      {editing && <EditLines template={template} onClose={() => setEditing(false)} />}
    </Section>
  );
}
