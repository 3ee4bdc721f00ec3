import { Alert, Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { catalogItem } from '../../../../../nouns/catalog-item.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ActivityList } from '../../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../../shared/activity/words-of.ts';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { type May, useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { ItemActions } from '../components/item-actions.tsx';
import { ItemStatus } from '../components/item-columns.tsx';
import { ItemOverview } from '../components/item-overview.tsx';
import { ListedPricesTab } from '../components/listed-prices-tab.tsx';
import { MovementsTab } from '../components/movements-tab.tsx';
import { PricesTab } from '../components/prices-tab.tsx';
import { StockTab } from '../components/stock-tab.tsx';
import { SuppliersTab } from '../components/suppliers-tab.tsx';
import { TwinsTab } from '../components/twins-tab.tsx';
import { Unmerge } from '../components/unmerge.tsx';
import { type Item, itemQuery } from '../queries.ts';

export function ItemCard() {
  const { portal, id } = useParams({ from: '/$portal/catalog/$id' });
  const { tab } = useSearch({ from: '/$portal/catalog/$id' });
  const navigate = useNavigate({ from: '/$portal/catalog/$id' });
  const { data: item, error, refetch } = useQuery(itemQuery(id));
  const may = useMay();
  if (error && !item) return <Broken error={error} reset={() => void refetch()} />;
  if (!item) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  return (
    <Page
      title={item.name}
      beside={
        <>
          {item.sku && <span>{item.sku}</span>}
          <ItemStatus status={item.status} merged={item.duplicateOfId !== null} />
        </>
      }
      crumbs={[{ label: say('Catalog', 'Каталог'), href: `/${portal}/catalog` }]}
      actions={<ItemActions item={item} />}
    >
      {item.mergedInto && (
        <Alert variant="light" mb="md">
          <Group justify="space-between">
            <span>
              {say('Merged into', 'Объединена с позицией')}{' '}
              <Link to="/$portal/catalog/$id" params={{ portal, id: item.mergedInto.id }} search={{}}>
                {item.mergedInto.name}
              </Link>
            </span>
            <Unmerge id={item.id} name={item.name} />
          </Group>
        </Alert>
      )}
      <LinkTabs
        tabs={tabsOf(item, may)}
        open={tab}
        onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
      />
    </Page>
  );
}

function tabsOf(item: Item, may: May): LinkTab[] {
  const { stock } = item;
  return [
    { value: 'overview', label: say('Overview', 'Сведения'), content: () => <ItemOverview item={item} /> },
    ...(may('catalog.cost_read')
      ? [{ value: 'prices', label: say('Prices', 'Цены'), content: () => <PricesTab item={item} /> }]
      : []),
    ...(stock
      ? [
          { value: 'stock', label: say('Stock', 'Остатки'), content: () => <StockTab item={item} stock={stock} /> },
          { value: 'movements', label: say('Movements', 'Движения'), content: () => <MovementsTab item={item} /> },
        ]
      : []),
    { value: 'suppliers', label: say('Suppliers', 'Поставщики'), content: () => <SuppliersTab item={item} /> },
    ...(may('price_lists.read')
      ? [
          {
            value: 'lists',
            label: say('Price lists', 'Прайс-листы'),
            content: () => <ListedPricesTab itemId={item.id} />,
          },
        ]
      : []),
    { value: 'twins', label: say('Duplicates', 'Дубликаты'), content: () => <TwinsTab item={item} /> },
    ...(may('files.read')
      ? [
          {
            value: 'files',
            label: say('Files', 'Файлы'),
            content: () => <FilesPanel entityType="catalogItem" entityId={item.id} />,
          },
        ]
      : []),
    ...(may('audit.read')
      ? [
          {
            value: 'activity',
            label: say('Activity', 'История'),
            content: () => <ActivityList entityId={item.id} known={wordsOf(catalogItem)} />,
          },
        ]
      : []),
  ];
}
