import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { Place } from '../nouns.ts';

/** Whose prices the rows are: a supplier of the requisition. */
export function SupplierOfPrices({ place, onChange }: { place: Place; onChange(next: string | undefined): void }) {
  const { requisition = '', supplier } = place;
  const { data } = useQuery({
    queryKey: ['requisitions', requisition, 'suppliers'],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}/suppliers', {
          params: { path: { procurementId: requisition } },
          signal,
        }),
      ),
    enabled: requisition !== '',
  });
  return (
    <Select
      label={say('Supplier', 'Поставщик')}
      placeholder={say('Whose prices these are', 'Чьи это цены')}
      maw={360}
      searchable
      data={(data?.items ?? []).map(({ supplierId, name }) => ({ value: supplierId, label: name }))}
      value={supplier ?? null}
      onChange={(value) => onChange(value ?? undefined)}
      nothingFoundMessage={say('Invite a supplier to the requisition first', 'Сначала добавьте поставщика в заявку')}
    />
  );
}
