import { Button } from '@mantine/core';
import { salesSending as noun } from '../../../../../nouns/sales-sending.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { downloadFile } from '../../../shared/files/queries.ts';
import { usePeople } from '../../../shared/people/use-people.ts';
import { useMay } from '../../../shared/session/me.ts';
import { nameOf } from '../name-of.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import classes from './sendings-tab.module.css';

/** Each time the invoice went to its customer, and whom the letter did not reach. */
export function SendingsTab({ invoice }: { invoice: SalesInvoiceCard }) {
  const people = usePeople();
  const mayReadFiles = useMay()('files.read');
  const title = say('Sendings', 'Отправки');
  return (
    <Section title={title} bare>
      <PlainTable
        label={title}
        rows={invoice.sendings}
        idOf={({ id }) => id}
        empty={<Empty title={say('Not sent yet', 'Ещё не отправляли')} />}
        columns={[
          { id: 'at', header: labelOf(noun, 'sentAt'), cell: ({ sentAt }) => showInstant(sentAt) },
          {
            id: 'to',
            header: labelOf(noun, 'recipients'),
            cell: ({ recipients, subject, message, undelivered }) => (
              <div className={classes.letter}>
                {recipients.join(', ')}
                {undelivered.length > 0 && (
                  <Status tone="bad">{`${say('Not delivered', 'Не доставлено')}: ${undelivered.join(', ')}`}</Status>
                )}
                {subject && <b>{subject}</b>}
                {message && <q>{message}</q>}
              </div>
            ),
          },
          { id: 'by', header: labelOf(noun, 'sentBy'), wide: true, cell: ({ sentBy }) => people.nameOf(sentBy) },
          {
            id: 'file',
            header: say('File', 'Файл'),
            align: 'right',
            cell: ({ fileId }) =>
              fileId !== null &&
              mayReadFiles && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => void downloadFile(fileId, `${say('Invoice', 'Счёт')} ${nameOf(invoice)}.pdf`)}
                >
                  PDF
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}
