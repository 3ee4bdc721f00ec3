import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { bind } from '../../../kit/form/bind.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { IdSelect } from '../components/id-select.tsx';
import { findRoutes, routeQuery } from '../routes/queries.ts';
import { nameOfStop } from '../routes/stop-values.ts';
import type { BatchFormState } from './use-batch-form.ts';

/** The route a batch goes by, and the stop it is bound for. */
export function WayFields({ form }: { form: BatchFormState }) {
  const { routeId } = form.values;
  const { data: route } = useQuery({ ...routeQuery(routeId ?? ''), enabled: routeId !== null });
  return (
    <>
      <IdSelect
        kind="delivery-routes"
        {...ofField(noun, 'routeId')}
        called={route && `${route.number} ${route.name}`}
        find={findRoutes}
        {...bind(form, 'routeId')}
        onChange={(next) => form.setValues({ routeId: next, stopId: null })}
      />
      <Select
        {...ofField(noun, 'stopId')}
        clearable
        disabled={routeId === null}
        data={(route?.stops ?? []).map((stop) => ({ value: stop.id, label: `${stop.sequence}. ${nameOfStop(stop)}` }))}
        {...bind(form, 'stopId')}
      />
    </>
  );
}
