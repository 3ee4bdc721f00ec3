import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { RequisitionCard, RequisitionStatus } from '../queries.ts';
import { EditHeader } from './header/edit-header.tsx';
import { StatusButtons } from './status-buttons.tsx';

/** While it is in one of these, suppliers may be asked. */
const sourced: readonly RequisitionStatus[] = [
  'approved',
  'in_sourcing',
  'supplier_selected',
  'awaiting_delivery',
  'partially_received',
];

/** Asking for quotes, changing the header, moving it on. */
export function CardActions({ portal, card }: { portal: string; card: RequisitionCard }) {
  const may = useMay();
  const [editing, setEditing] = useState(false);
  return (
    <>
      {may('supplier_rfqs.create') && sourced.includes(card.status) && (
        <Button
          variant={card.status === 'approved' ? 'filled' : 'default'}
          renderRoot={(props) => <Link {...props} to={`/${portal}/rfqs/new?requisition=${card.id}` as '/'} />}
        >
          {say('Request quotes', 'Запросить цены')}
        </Button>
      )}
      {may('purchase_requisitions.update') && (
        <Button variant="default" onClick={() => setEditing(true)}>
          {say('Edit', 'Изменить')}
        </Button>
      )}
      <StatusButtons card={card} />
      {editing && <EditHeader card={card} onClose={() => setEditing(false)} />}
    </>
  );
}
