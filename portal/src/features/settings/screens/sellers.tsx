import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { sellerProfile } from '../../../../../nouns/seller-profile.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { SellerCreate } from '../components/seller-create.tsx';
import type { SellersSearch } from '../searches.ts';
import { type Seller, useSellers } from '../sellers.ts';

/** Legal persons in whose name the company sells. */
export function Sellers() {
  const search = useSearch({ from: '/$portal/settings/sellers' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<SellersSearch>();
  const may = useMay();
  return (
    <ListPage
      title={say('Sellers', 'Продавцы')}
      crumbs={[{ label: say('Settings', 'Настройки'), href: `/${portal}/settings` }]}
      list={useSellers(search)}
      columns={columns()}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: '/$portal/settings/sellers/$id', params: { portal, id } })}
      search={search}
      change={change}
      usualSort="name"
      lookFor={say('Name', 'Название')}
      archived={say('With archived', 'С архивными')}
      create={{
        label: say('Seller', 'Продавец'),
        act: may('company_settings.update') ? () => change({ create: 'true' }) : undefined,
      }}
      none={{
        title: say('No sellers yet', 'Продавцов пока нет'),
        hint: say(
          'Contracts and documents for customers are made in the name of a seller. The first one becomes the default.',
          'От имени продавца оформляются договоры и документы клиентам. Первый станет продавцом по умолчанию.',
        ),
      }}
    >
      <SellerCreate opened={search.create === 'true'} onClose={() => change({ create: undefined })} />
    </ListPage>
  );
}

const columns = (): readonly Column<Seller>[] => [
  {
    id: 'name',
    header: labelOf(sellerProfile, 'name'),
    sort: 'name',
    cell: ({ name, isDefault }) => (
      <>
        <b>{name}</b>
        {isDefault && <span className="dimmed"> · {say('default', 'по умолчанию')}</span>}
      </>
    ),
  },
  {
    id: 'legalName',
    header: labelOf(sellerProfile, 'legalName'),
    wide: true,
    cell: ({ legalName }) => <span title={legalName}>{legalName}</span>,
  },
  { id: 'inn', header: labelOf(sellerProfile, 'inn'), width: 150, wide: true, cell: ({ inn }) => inn },
  {
    id: 'taxRegime',
    header: labelOf(sellerProfile, 'taxRegime'),
    width: 180,
    wide: true,
    cell: ({ taxRegime }) => valueOf(sellerProfile, 'taxRegime', taxRegime),
  },
  {
    id: 'status',
    header: labelOf(sellerProfile, 'status'),
    width: 130,
    cell: ({ status }) => <StatusOf noun={sellerProfile} status={status} />,
  },
];
