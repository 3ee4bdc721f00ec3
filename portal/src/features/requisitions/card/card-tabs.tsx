import { Link, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { useHasMessengers } from '../../../shared/messengers/use-has-messengers.ts';
import { useMay } from '../../../shared/session/me.ts';
import { useHasTracker } from '../../../shared/tracker/use-has-tracker.ts';
import type { RequisitionCard } from '../queries.ts';
import classes from './card.module.css';
import { type CardTab, cardTabs, readTab } from './tabs.ts';

/** Parts of a requisition; the comparison of quotes is a page of its own. */
export function CardTabs({ portal, card: { id, items, suppliers } }: { portal: string; card: RequisitionCard }) {
  const { tab = 'items' } = useSearch({ from: '/$portal/requisitions/$id' });
  const may = useMay();
  const hasTracker = useHasTracker();
  const hasMessengers = useHasMessengers();
  const names: Record<CardTab, string> = {
    items: `${say('Items', 'Позиции')} ${items.filter(({ status }) => status === 'active').length}`,
    suppliers: `${say('Suppliers', 'Поставщики')} ${suppliers.length}`,
    invoices: say('Invoices', 'Счета'),
    delivery: say('Delivery', 'Поставка'),
    tasks: say('Tasks', 'Задачи'),
    files: say('Files', 'Файлы'),
    talks: say('Conversations', 'Переписка'),
    activity: say('Activity', 'История'),
  };
  const hidden = new Set<CardTab>([
    ...(may('invoices.read') ? [] : (['invoices'] as const)),
    ...(hasTracker ? [] : (['tasks'] as const)),
    ...(may('files.read') ? [] : (['files'] as const)),
    ...(hasMessengers ? [] : (['talks'] as const)),
    ...(may('audit.read') ? [] : (['activity'] as const)),
  ]);
  const link = (one: CardTab) => (
    <Link
      key={one}
      to="/$portal/requisitions/$id"
      params={{ portal, id }}
      search={readTab(one)}
      replace
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={tab === one ? 'page' : undefined}
    >
      {names[one]}
    </Link>
  );
  const [items_, suppliers_, ...others] = cardTabs.filter((one) => !hidden.has(one));
  return (
    <nav className={classes.tabs} aria-label={say('Requisition sections', 'Разделы заявки')}>
      {items_ && link(items_)}
      {suppliers_ && link(suppliers_)}
      {may('supplier_quotes.compare') && (
        <Link to={`/${portal}/requisitions/${id}/compare` as '/'}>{say('Comparison', 'Сравнение')}</Link>
      )}
      {others.map(link)}
    </nav>
  );
}
