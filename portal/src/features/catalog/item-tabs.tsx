import { catalogItem } from '../../../../nouns/catalog-item.ts';
import type { LinkTab } from '../../kit/link-tabs.tsx';
import { say } from '../../kit/say.ts';
import { ActivityList } from '../../shared/activity/activity-list.tsx';
import { wordsOf } from '../../shared/activity/words-of.ts';
import { FilesPanel } from '../../shared/files/files-panel.tsx';
import type { May } from '../../shared/session/me.ts';
import { ItemOverview } from './components/item-overview.tsx';
import { ListedPricesTab } from './components/listed-prices-tab.tsx';
import { MovementsTab } from './components/movements-tab.tsx';
import { PricesTab } from './components/prices-tab.tsx';
import { StockTab } from './components/stock-tab.tsx';
import { SuppliersTab } from './components/suppliers-tab.tsx';
import { TwinsTab } from './components/twins-tab.tsx';
import type { Item } from './queries.ts';

/** What is told of an item, tab by tab, to who may see it: costs, stock and lists have rights of their own. */
export function itemTabs(item: Item, may: May): LinkTab[] {
  const tab = (value: string, label: string, content: LinkTab['content'], isSeen = true): LinkTab[] =>
    isSeen ? [{ value, label, content }] : [];
  const { id, stock } = item;
  return [
    ...tab('overview', say('Overview', 'Сведения'), () => <ItemOverview item={item} />),
    ...tab('prices', say('Prices', 'Цены'), () => <PricesTab item={item} />, may('catalog.cost_read')),
    ...tab('stock', say('Stock', 'Остатки'), () => stock && <StockTab item={item} stock={stock} />, stock !== null),
    ...tab('movements', say('Movements', 'Движения'), () => <MovementsTab item={item} />, stock !== null),
    ...tab('suppliers', say('Suppliers', 'Поставщики'), () => <SuppliersTab item={item} />),
    ...tab('lists', say('Price lists', 'Прайс-листы'), () => <ListedPricesTab itemId={id} />, may('price_lists.read')),
    ...tab('twins', say('Duplicates', 'Дубликаты'), () => <TwinsTab item={item} />),
    ...tab(
      'files',
      say('Files', 'Файлы'),
      () => <FilesPanel entityType="catalogItem" entityId={id} />,
      may('files.read'),
    ),
    ...tab(
      'activity',
      say('Activity', 'История'),
      () => <ActivityList entityId={id} known={wordsOf(catalogItem)} />,
      may('audit.read'),
    ),
  ];
}
