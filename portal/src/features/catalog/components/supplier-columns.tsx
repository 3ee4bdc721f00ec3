import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { showDay, showPriceIn } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { PlainTable } from '../../../kit/table/plain-table.tsx';
import { linkSources } from '../../../shared/records/link-sources.ts';
import type { SupplierLink } from '../queries.ts';

/** What each asked last and where that is known from; a link made by hand may be removed, unless nothing may. */
export const supplierColumns = (
  portal: string,
  onRemove: ((link: SupplierLink) => void) | undefined,
): Parameters<typeof PlainTable<SupplierLink>>[0]['columns'] => [
  {
    id: 'name',
    header: say('Supplier', 'Поставщик'),
    cell: ({ name, counterpartyId }) =>
      counterpartyId ? <Link to={`/${portal}/counterparties/${counterpartyId}` as '/'}>{name}</Link> : (name ?? '—'),
  },
  {
    id: 'sources',
    header: say('Known from', 'Откуда известно'),
    wide: true,
    cell: ({ sources }) => sources.map((source) => say(linkSources[source])).join(', '),
  },
  {
    id: 'price',
    header: say('Last price', 'Последняя цена'),
    align: 'right',
    cell: ({ lastPrice, lastCurrency }) => showPriceIn(lastPrice, lastCurrency ?? 'RUB'),
  },
  { id: 'at', header: say('When', 'Когда'), wide: true, cell: ({ lastAt }) => showDay(lastAt) },
  {
    id: 'manual',
    header: say('By hand', 'Указано вручную'),
    wide: true,
    cell: ({ manual }) =>
      manual
        ? [manual.price && showPriceIn(manual.price, manual.currency ?? 'RUB'), manual.comment]
            .filter(Boolean)
            .join(' · ') || say('link only', 'только связь')
        : '—',
  },
  {
    id: 'act',
    header: '',
    align: 'right',
    cell: (row) =>
      onRemove &&
      row.manual && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${say('Remove the link', 'Убрать связь')}: ${row.name}`}
          onClick={() => onRemove(row)}
        >
          <X size={16} />
        </ActionIcon>
      ),
  },
];
