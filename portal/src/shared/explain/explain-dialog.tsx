import { Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { showDay, showMoney, showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { PlainTable } from '../../kit/table/plain-table.tsx';
import { ProblemText } from '../../kit/tell.tsx';
import { type AskedFigure, explanationQuery } from './explanation-query.ts';

/** What a figure was made of, as a table with links to the records that it was read from. */
export function ExplainDialog({ figure, onClose }: { figure: AskedFigure; onClose(): void }) {
  const { data: told, error } = useQuery(explanationQuery(figure));
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={told ? told.label : say('How it was counted', 'Расчёт')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && <ProblemText error={error} />}
      {told && (
        <Stack>
          <Text fw={600}>{shown(told)}</Text>
          {told.inWords && <Text>{told.inWords}</Text>}
          <PlainTable
            label={say('What it was made of', 'Из чего получено')}
            rows={told.steps}
            empty={null}
            idOf={({ name }) => name}
            columns={[
              {
                id: 'what',
                header: say('Figure', 'Показатель'),
                cell: ({ label, of }) => (of ? `${of}: ${label}` : label),
              },
              { id: 'value', header: say('Value', 'Значение'), align: 'right', cell: (step) => shown(step) },
              {
                id: 'from',
                header: say('Where from', 'Откуда'),
                cell: ({ from, inWords }) => (from ? <Origin from={from} /> : inWords),
              },
            ]}
          />
        </Stack>
      )}
    </Modal>
  );
}

interface Told {
  value: string | null;
  unit: string | null;
  currency: string | null;
}

const shown = ({ value, unit, currency }: Told) =>
  currency ? showMoney(value, currency) : showQuantity(value, unit ?? undefined);

interface Source {
  url: string | null;
  revision: number | null;
  date: string | null;
}

/** Pages of records by their addresses in the API. */
const pages: Readonly<Record<string, { page: string; name(): string }>> = {
  'purchase-requisitions': { page: 'requisitions', name: () => say('Requisition', 'Заявка') },
  'supplier-rfqs': { page: 'rfqs', name: () => say('Request for quotes', 'Запрос цен') },
  'supplier-quotes': { page: 'quotes', name: () => say('Quote', 'Предложение') },
  'commercial-proposals': { page: 'proposals', name: () => say('Proposal', 'Коммерческое предложение') },
  'purchase-orders': { page: 'purchase-orders', name: () => say('Order', 'Заказ') },
  invoices: { page: 'invoices', name: () => say('Invoice', 'Счёт') },
  contracts: { page: 'contracts', name: () => say('Contract', 'Договор') },
  catalog: { page: 'catalog', name: () => say('Catalog item', 'Позиция каталога') },
  'sales-invoices': { page: 'sales-invoices', name: () => say('Sales invoice', 'Исходящий счёт') },
};

function Origin({ from: { url, revision, date } }: { from: Source }) {
  const { portal } = useParams({ from: '/$portal' });
  const [, , , address = '', id = ''] = url?.split('/') ?? [];
  const known = pages[address];
  const more = [
    revision !== null && say(`version ${revision}`, `версия ${revision}`),
    date !== null && showDay(date),
  ].filter(Boolean);
  return (
    <>
      {known && <Link to={`/${portal}/${known.page}/${id}` as '/'}>{known.name()}</Link>} {more.join(', ')}
    </>
  );
}
