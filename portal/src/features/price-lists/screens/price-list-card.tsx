import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { priceListFlow, priceListKinds } from '../../../../../nouns/price-list.ts';
import { showDay } from '../../../kit/format.ts';
import { type LinkTab, LinkTabs } from '../../../kit/link-tabs.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { Discussion } from '../../../shared/comments/discussion.tsx';
import { FilesPanel } from '../../../shared/files/files-panel.tsx';
import { counterpartyNameQuery } from '../../../shared/records/counterparty-name-query.ts';
import { useMay } from '../../../shared/session/me.ts';
import { Broken } from '../../../shell/broken.tsx';
import { ComparisonTab } from '../components/comparison-tab.tsx';
import { PriceListActions } from '../components/price-list-actions.tsx';
import { RowsTab } from '../components/rows-tab.tsx';
import { VersionsTab } from '../components/versions-tab.tsx';
import { type PriceList, priceListQuery } from '../queries.ts';
import type { PriceListSearch } from '../searches.ts';
import { vatModes } from '../words.ts';

const from = '/$portal/price-lists/$id' as const;

export function PriceListCard() {
  const { portal, id } = useParams({ from });
  const search = useSearch({ from });
  const navigate = useNavigate({ from });
  const { data: list, error, refetch } = useQuery(priceListQuery(id));
  const may = useMay();
  if (error && !list) return <Broken error={error} reset={() => void refetch()} />;
  if (!list) return <Loader size="sm" aria-label={say('Loading', 'Загрузка')} />;
  const change = (next: PriceListSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const tabs: LinkTab[] = [
    {
      value: 'rows',
      label: say('Rows', 'Строки'),
      content: () => <RowsTab list={list} search={search} onChange={change} />,
    },
    {
      value: 'versions',
      label: say('Versions', 'Версии'),
      content: () => <VersionsTab list={list} open={search.version} onOpen={(version) => change({ version })} />,
    },
    { value: 'compare', label: say('Comparison', 'Сравнение'), content: () => <ComparisonTab list={list} /> },
    ...(may('files.read')
      ? [
          {
            value: 'files',
            label: say('Files', 'Файлы'),
            content: () => <FilesPanel entityType="priceList" entityId={id} />,
          },
        ]
      : []),
  ];
  return (
    <Page
      title={list.name}
      beside={<About portal={portal} list={list} />}
      crumbs={[{ label: say('Price lists', 'Прайс-листы'), href: `/${portal}/price-lists` }]}
      discussion={<Discussion entityType="priceList" entityId={id} />}
      actions={<PriceListActions list={list} />}
    >
      <LinkTabs
        tabs={tabs}
        open={search.tab}
        onOpen={(tab) => void navigate({ search: { ...(tab && { tab }) }, replace: true })}
      />
    </Page>
  );
}

function About({ portal, list }: { portal: string; list: PriceList }) {
  const may = useMay();
  const { data: party } = useQuery({
    ...counterpartyNameQuery(list.counterpartyId),
    enabled: list.counterpartyId !== null && may('counterparties.read'),
  });
  return (
    <>
      <span>{list.number}</span>
      <Status tone={priceListFlow.statuses[list.status].tone}>{say(priceListFlow.statuses[list.status])}</Status>
      <span>{say(priceListKinds[list.kind])}</span>
      {party && (
        <Link to={`/${portal}/counterparties/${party.id}` as '/'} style={{ color: 'var(--accent)' }}>
          {party.shortName}
        </Link>
      )}
      <span>
        {list.currency}, {say(vatModes[list.vatMode])}
      </span>
      {(list.validFrom || list.validTo) && (
        <span>
          {showDay(list.validFrom)} – {showDay(list.validTo)}
        </span>
      )}
    </>
  );
}
