import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { priceListFlow, priceListKinds } from '../../../../../nouns/price-list.ts';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { registryQuery } from '../queries.ts';
import type { PriceListsSearch } from '../searches.ts';

interface ListFiltersProps {
  search: PriceListsSearch;
  change(next: PriceListsSearch): void;
}

/** By kind, by status with how many lists there are of each, and by whose the list is. */
export function ListFilters({ search, change }: ListFiltersProps) {
  const { data: registry } = useQuery(registryQuery);
  const withCount = ([status, name]: [
    string,
    (typeof priceListFlow.statuses)[keyof typeof priceListFlow.statuses],
  ]) => ({
    value: status,
    label: registry
      ? `${say(name)} · ${showCount(registry.counters[status as keyof typeof priceListFlow.statuses])}`
      : say(name),
  });
  return (
    <>
      <Select
        w={170}
        clearable
        aria-label={say('Kind', 'Вид')}
        placeholder={say('Any kind', 'Любой вид')}
        value={search.kind ?? null}
        onChange={(kind) => change({ kind: kind ?? undefined })}
        data={Object.entries(priceListKinds).map(([value, label]) => ({ value, label: say(label) }))}
      />
      <Select
        w={190}
        clearable
        aria-label={say('Status', 'Статус')}
        placeholder={say('All but archived', 'Все, кроме архива')}
        value={search.status ?? null}
        onChange={(status) => change({ status: status ?? undefined })}
        data={Object.entries(priceListFlow.statuses).map(withCount)}
      />
      <Select
        w={260}
        clearable
        searchable
        aria-label={say('Counterparty', 'Контрагент')}
        placeholder={say('Any counterparty', 'Любой контрагент')}
        value={search.counterparty ?? null}
        onChange={(counterparty) => change({ counterparty: counterparty ?? undefined })}
        data={[...(registry?.names ?? [])].map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
