import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { RequisitionCard, RequisitionStatus } from '../queries.ts';
import { CardMenu } from './card-menu.tsx';
import { EditHeader } from './header/edit-header.tsx';
import { StatusButtons } from './status-buttons.tsx';

const PrintMenu = lazy(async () => ({ default: (await import('../../../shared/documents/print-menu.tsx')).PrintMenu }));

/** While it is in one of these, suppliers may be asked. */
const sourced: readonly RequisitionStatus[] = [
  'approved',
  'in_sourcing',
  'supplier_selected',
  'awaiting_delivery',
  'partially_received',
];

/** From the first decision on there is something to offer. */
const decided: readonly RequisitionStatus[] = [
  'in_sourcing',
  'supplier_selected',
  'awaiting_delivery',
  'partially_received',
  'completed',
];

/** Asking for quotes, offering what was decided, changing the header, moving it on. */
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
      {may('commercial_proposals.create') && decided.includes(card.status) && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to={`/${portal}/proposals?create=requisition&open=${card.id}` as '/'} />
          )}
        >
          {say('Make a proposal', 'Сделать КП')}
        </Button>
      )}
      {may('purchase_requisitions.export') && (
        <Suspense>
          <PrintMenu kind="purchase_requisition" id={card.id} formats={['pdf', 'docx', 'xlsx']} compact />
        </Suspense>
      )}
      {may('purchase_requisitions.update') && (
        <Button variant="default" onClick={() => setEditing(true)}>
          {say('Edit', 'Изменить')}
        </Button>
      )}
      <StatusButtons card={card} />
      <CardMenu portal={portal} card={card} />
      {editing && <EditHeader card={card} onClose={() => setEditing(false)} />}
    </>
  );
}
