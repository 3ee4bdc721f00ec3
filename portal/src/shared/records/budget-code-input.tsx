import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import { useMay } from '../session/me.ts';

const codesQuery = queryOptions({
  queryKey: ['budgets', 'codes'],
  queryFn: ({ signal }) =>
    ask(api.GET('/api/v1/budgets', { params: { query: { limit: 200, status: 'active', fields: 'code' } }, signal })),
  select: ({ items }) => [...new Set(items.map(({ code }) => code))],
});

/** The code of the budget that a record draws on: any text, with the codes of active budgets at hand for who may see them. */
export function BudgetCodeInput(input: AutocompleteProps) {
  const may = useMay();
  const { data: codes = [] } = useQuery({ ...codesQuery, enabled: may('budgets.read') });
  return <Autocomplete {...input} data={codes} limit={20} />;
}
