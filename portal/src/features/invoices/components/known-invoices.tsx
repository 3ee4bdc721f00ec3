import { Radio, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { invoiceFlow } from '../../../../../nouns/invoice-flow.ts';
import { likenesses } from '../../../../../nouns/transfer-preview.ts';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Preview } from '../transfer-queries.ts';
import classes from './invoice-page.module.css';

interface KnownInvoicesProps {
  portal: string;
  document: Preview;
  /** Invoice it is attached to, or `new`. */
  target: string;
  onChange(next: string): void;
}

/** Invoices that are entered already: the document goes to one of them, or makes another. */
export function KnownInvoices({ portal, document, target, onChange }: KnownInvoicesProps) {
  const { invoicesAlike, attachesTo, status } = document;
  if (status === 'applied' || invoicesAlike.length === 0) return null;
  return (
    <section className={`panel ${classes.part}`}>
      <Radio.Group
        label={say('This invoice may already have been entered', 'Похоже, такой счёт уже внесён')}
        value={target}
        onChange={onChange}
      >
        <Stack gap="xs" mt="sm">
          {invoicesAlike.map(({ invoiceId, number, externalNumber, externalDate, gross, currency, by, ...one }) => (
            <Radio
              key={invoiceId}
              value={invoiceId}
              label={
                <>
                  {say('Attach to the invoice', 'Прикрепить к счёту')}{' '}
                  <Link
                    to="/$portal/invoices/$id"
                    params={{ portal, id: invoiceId }}
                    style={{ textDecoration: 'underline' }}
                  >
                    {externalNumber ?? number}
                  </Link>{' '}
                  <span className="dimmed">
                    {[
                      showDay(externalDate),
                      showMoney(gross, currency),
                      say(invoiceFlow.statuses[one.status]),
                      say(likenesses[by]),
                    ].join(' · ')}
                  </span>
                </>
              }
            />
          ))}
          {attachesTo === null && <Radio value="new" label={say('Make a new invoice', 'Создать новый счёт')} />}
        </Stack>
      </Radio.Group>
    </section>
  );
}
