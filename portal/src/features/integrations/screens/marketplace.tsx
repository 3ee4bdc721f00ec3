import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { Page } from '../../../kit/page.tsx';
import { say, words } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { UrlTabs } from '../../../kit/url-tabs.tsx';
import { InstalledTable } from '../components/installed-table.tsx';
import { MarketplaceTiles } from '../components/marketplace-tiles.tsx';
import { categoriesQuery, useMarketplace } from '../queries.ts';
import type { MarketplaceSearch } from '../searches.ts';
import { connections, statuses } from '../words.ts';

const tabs = [
  ['all', words('Marketplace', 'Каталог')],
  ['installed', words('Installed', 'Установленные')],
] as const;

export function Marketplace() {
  const search = useSearch({ from: '/$portal/integrations' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate({ from: '/$portal/integrations' });
  const change = (next: MarketplaceSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const open = (id: string) => void navigate({ to: '/$portal/integrations/installed/$id', params: { portal, id } });
  return (
    <Page
      title={say('Integrations', 'Интеграции')}
      actions={
        <Link to="/$portal/integrations/publications" params={{ portal }}>
          {say('Publish your own', 'Опубликовать свою')}
        </Link>
      }
    >
      <UrlTabs
        tabs={tabs}
        value={search.tab ?? 'all'}
        onChange={(tab) => change({ tab: tab === 'installed' ? tab : undefined })}
        label={say('Integrations', 'Интеграции')}
      >
        {search.tab === 'installed' ? (
          <InstalledTable portal={portal} onOpen={open} />
        ) : (
          <Choice portal={portal} search={search} onChange={change} />
        )}
      </UrlTabs>
    </Page>
  );
}

interface ChoiceProps {
  portal: string;
  search: MarketplaceSearch;
  onChange(next: MarketplaceSearch): void;
}

function Choice({ portal, search, onChange }: ChoiceProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { rows, isPending, error } = useMarketplace(search);
  return (
    <>
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => onChange({ search: wanted })}
          placeholder={say('Name or purpose', 'Название или назначение')}
        />
        <Select
          w={240}
          clearable
          aria-label={say('Category', 'Категория')}
          placeholder={say('Any category', 'Любая категория')}
          value={search.category ?? null}
          onChange={(category) => onChange({ category: category ?? undefined })}
          data={categories
            .filter(({ publishedCount }) => publishedCount > 0)
            .map(({ slug, name, publishedCount }) => ({ value: slug, label: `${name} (${publishedCount})` }))}
        />
        <Select
          w={210}
          clearable
          aria-label={say('Connection', 'Подключение')}
          placeholder={say('Any connection', 'Любое подключение')}
          value={search.connection ?? null}
          onChange={(connection) => onChange({ connection: connection ?? undefined })}
          data={Object.entries(connections).map(([value, name]) => ({ value, label: say(name) }))}
        />
        <Select
          w={200}
          clearable
          aria-label={say('State', 'Состояние')}
          placeholder={say('Any state', 'Любое состояние')}
          value={search.state ?? null}
          onChange={(state) => onChange({ state: state ?? undefined })}
          data={[
            { value: 'none', label: say('Not installed', 'Не установлена') },
            ...(['installed', 'requires_setup', 'sync_error', 'disabled'] as const).map((value) => ({
              value,
              label: say(statuses[value].name),
            })),
          ]}
        />
      </Group>
      {error && <ProblemText error={error} />}
      <MarketplaceTiles portal={portal} integrations={rows} />
      {!isPending && !error && rows.length === 0 && (
        <Empty
          title={say('Nothing fits', 'Ничего не подошло')}
          action={
            <Link to="/$portal/integrations" params={{ portal }} search={{}}>
              {say('Show all', 'Показать все')}
            </Link>
          }
        />
      )}
    </>
  );
}
