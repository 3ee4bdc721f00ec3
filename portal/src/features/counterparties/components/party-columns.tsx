import { Link } from '@tanstack/react-router';
import { counterparty } from '../../../../../nouns/counterparty.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { Counterparty } from '../queries.ts';

export const partyColumns = (portal: string): readonly Column<Counterparty>[] => [
  {
    id: 'name',
    header: say('Name', 'Название'),
    sort: 'shortName',
    cell: ({ id, shortName }) => (
      <Link to="/$portal/counterparties/$id" params={{ portal, id }} search={{}} title={shortName}>
        <b>{shortName}</b>
      </Link>
    ),
  },
  {
    id: 'inn',
    header: `${labelOf(counterparty, 'inn')} / ${labelOf(counterparty, 'kpp')}`,
    width: 220,
    wide: true,
    cell: ({ inn, kpp, taxId }) => [inn ?? taxId, kpp].filter(Boolean).join(' / ') || '—',
  },
  {
    id: 'roles',
    header: labelOf(counterparty, 'roles'),
    width: 190,
    wide: true,
    cell: ({ roles }) => roles.map((role) => valueOf(counterparty, 'roles', role)).join(', '),
  },
  {
    id: 'contact',
    header: say('Contact', 'Контакт'),
    width: 260,
    wide: true,
    cell: ({ contacts, email, phone }) => {
      const first = contacts.find(({ isPrimary }) => isPrimary) ?? contacts[0];
      return [first?.fullName, first?.phone ?? first?.email ?? phone ?? email].filter(Boolean).join(', ') || '—';
    },
  },
  {
    id: 'status',
    header: labelOf(counterparty, 'status'),
    width: 150,
    cell: ({ status }) => <StatusOf noun={counterparty} status={status} />,
  },
];
