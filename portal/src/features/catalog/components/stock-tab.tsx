import { Button } from '@mantine/core';
import { ArrowLeftRight, ClipboardPen, PackageMinus } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showUnit } from '../../../kit/units.ts';
import { ReservationsTable } from '../../../shared/reservations/reservations-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Item, Stock } from '../queries.ts';
import { AdjustStock } from './adjust-stock.tsx';
import { IssueStock } from './issue-stock.tsx';
import { StockTable } from './stock-table.tsx';
import { TransferStock } from './transfer-stock.tsx';

/** What lies where, put right by a count and moved between warehouses. */
export function StockTab({ item, stock }: { item: Item; stock: Stock }) {
  const may = useMay();
  const [open, setOpen] = useState<'adjust' | 'transfer' | 'issue'>();
  const mayAdjust = may('stock.adjust') && item.status === 'active';
  const adjust = mayAdjust && (
    <Button variant="default" leftSection={<ClipboardPen size={16} />} onClick={() => setOpen('adjust')}>
      {say('Adjust', 'Скорректировать')}
    </Button>
  );
  return (
    <>
      <Section
        bare
        title={`${say('Stock, ', 'Остатки, ')}${showUnit(item.baseUom)}`}
        actions={
          <>
            {stock.byWarehouse.length > 0 && mayAdjust && (
              <Button variant="default" leftSection={<PackageMinus size={16} />} onClick={() => setOpen('issue')}>
                {say('Issue', 'Выдать')}
              </Button>
            )}
            {stock.byWarehouse.length > 0 && mayAdjust && (
              <Button variant="default" leftSection={<ArrowLeftRight size={16} />} onClick={() => setOpen('transfer')}>
                {say('Transfer', 'Переместить')}
              </Button>
            )}
            {adjust}
          </>
        }
      >
        <StockTable itemId={item.id} stock={stock} action={adjust} />
        <AdjustStock opened={open === 'adjust'} item={item} stock={stock} onClose={() => setOpen(undefined)} />
        <IssueStock opened={open === 'issue'} item={item} stock={stock} onClose={() => setOpen(undefined)} />
        <TransferStock opened={open === 'transfer'} item={item} stock={stock} onClose={() => setOpen(undefined)} />
      </Section>
      {stock.reserved !== '0' && (
        <Section bare title={say('Reservations', 'Резервы')}>
          <ReservationsTable of={{ catalogItemId: item.id }} />
        </Section>
      )}
    </>
  );
}
