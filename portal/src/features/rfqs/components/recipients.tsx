import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type RfqCard, rfqQuotesQuery } from '../queries.ts';
import { AddRecipient } from './add-recipient.tsx';
import { RecipientRow } from './recipient-row.tsx';
import classes from './rfqs.module.css';

/** Who is asked, how far each has come and what he offers. */
export function Recipients({ rfq, portal }: { rfq: RfqCard; portal: string }) {
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const { data: quotes = [] } = useQuery({ ...rfqQuotesQuery(rfq.id), enabled: may('supplier_quotes.read') });
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]));
  const isOpen = !['closed', 'cancelled'].includes(rfq.status);
  const add = isOpen && may('supplier_rfqs.update') && (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setAdding(true)}>
      {say('Add a supplier', 'Добавить поставщика')}
    </Button>
  );
  return (
    <>
      {rfq.recipients.length === 0 ? (
        <div className="panel">
          <Empty title={say('Nobody is asked yet', 'Пока некого спрашивать')} action={add || undefined} />
        </div>
      ) : (
        <>
          <ul className={classes.recipients} aria-label={say('Suppliers', 'Поставщики')}>
            {rfq.recipients.map((recipient) => (
              <RecipientRow
                key={recipient.id}
                rfq={rfq}
                recipient={recipient}
                quote={quoteOf.get(recipient.quoteId ?? '')}
                portal={portal}
              />
            ))}
          </ul>
          {add && <div style={{ marginTop: 12 }}>{add}</div>}
        </>
      )}
      <AddRecipient rfq={rfq} opened={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
