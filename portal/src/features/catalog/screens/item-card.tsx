import { Alert, Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { SampleMark } from '../../../shared/samples/sample-mark.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { ItemActions } from '../components/item-actions.tsx';
import { ItemStatus } from '../components/item-status.tsx';
import { Unmerge } from '../components/unmerge.tsx';
import { itemTabs } from '../item-tabs.tsx';
import { itemQuery } from '../queries.ts';

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
          <SampleMark id={id} />
          {item.sku && <span>{item.sku}</span>}
          <ItemStatus status={item.status} merged={item.duplicateOfId !== null} />
        </>
      }
      crumbs={[{ label: say('Catalog', 'Каталог'), href: `/${portal}/catalog` }]}
      discussion={<Discussion entityType="catalogItem" entityId={id} />}
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
        tabs={itemTabs(item, may)}
        open={tab}
        onOpen={(next) => void navigate({ search: { ...(next && { tab: next }) }, replace: true })}
      />
    </Page>
  );
}
