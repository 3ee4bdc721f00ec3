import { SimpleGrid, Stack } from '@mantine/core';
import { routeStop } from '../../../../../nouns/route-stop.ts';
import { bind } from '../../../kit/form/bind.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { IdSelect } from '../components/id-select.tsx';
import { AddressInput } from '../objects/address-input.tsx';
import { findObjects } from '../objects/queries.ts';
import type { RouteFormState } from './use-route-form.ts';

/** Where a new route begins and ends: at objects that are known, or at any address. More stops are put in on its page. */
export const EndFields = ({ form }: { form: RouteFormState }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
    <End form={form} label={say('From', 'Откуда')} id="fromId" address="fromAddress" />
    <End form={form} label={say('To', 'Куда')} id="toId" address="toAddress" />
  </SimpleGrid>
);

interface EndProps {
  form: RouteFormState;
  label: string;
  id: 'fromId' | 'toId';
  address: 'fromAddress' | 'toAddress';
}

const End = ({ form, label, id, address }: EndProps) => (
  <Stack gap="xs">
    <IdSelect kind="logistics-objects" label={label} called={undefined} find={findObjects} {...bind(form, id)} />
    {form.values[id] === null && (
      <AddressInput
        aria-label={`${label}: ${labelOf(routeStop, 'address').toLowerCase()}`}
        placeholder={say('or an address', 'или адрес')}
        {...bind(form, address)}
        onPick={(picked) => form.setFieldValue(address, picked.address)}
      />
    )}
  </Stack>
);
