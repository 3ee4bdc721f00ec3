import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { showPrice } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { blankLine, type NewLine, totalOf } from '../new-lines.ts';
import classes from './invoice-page.module.css';
import { NewInvoiceLine } from './new-invoice-line.tsx';

interface NewInvoiceLinesProps {
  lines: readonly NewLine[];
  onChange(next: readonly NewLine[]): void;
}

/** Lines as the paper of the supplier has them. */
export function NewInvoiceLines({ lines, onChange }: NewInvoiceLinesProps) {
  const put = (key: string, change: Partial<NewLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Lines', 'Строки')}</h2>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Plus size={14} />}
          onClick={() => onChange([...lines, blankLine()])}
        >
          {say('Line', 'Строка')}
        </Button>
      </header>
      {/* What scrolls must be reachable by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={say('Lines of the invoice', 'Строки счёта')}>
        <table className={classes.lines} aria-label={say('Lines of the invoice', 'Строки счёта')}>
          <thead>
            <tr>
              <th scope="col">{say('Name', 'Наименование')}</th>
              <th scope="col">{say('Quantity', 'Количество')}</th>
              <th scope="col">{say('Unit', 'Единица')}</th>
              <th scope="col">{say('Price', 'Цена')}</th>
              <th scope="col" data-number>
                {say('Amount', 'Сумма')}
              </th>
              <th scope="col" aria-label={say('Actions', 'Действия')} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <NewInvoiceLine
                key={line.key}
                line={line}
                place={index + 1}
                onChange={(change) => put(line.key, change)}
                onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={4}>{say('Total', 'Итого')}</td>
              <td data-number aria-live="polite">
                <b>{showPrice(totalOf(lines))}</b>
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}
