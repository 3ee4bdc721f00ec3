import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requisitionSupplier as noun } from '../../../../../../nouns/requisition-supplier.ts';
import { labelOf } from '../../../../kit/form/of-field.ts';
import type { RecordOption } from '../../../../kit/form/record-option.ts';
import { say } from '../../../../kit/say.ts';
import { tellDone } from '../../../../kit/tell.tsx';
import { api, ask } from '../../../../shared/api/client.ts';
import { SelectOrMake } from '../../../../shared/making/select-or-make.tsx';
import type { RequisitionCard } from '../../queries.ts';
import { useCardChanged } from '../use-card-changed.ts';

/** Somebody more who may supply it. */
export function AddSupplier({ card: { id } }: { card: RequisitionCard }) {
  const changed = useCardChanged();
  const [chosen, setChosen] = useState<RecordOption | null>(null);
  const add = useMutation({
    mutationFn: (counterpartyId: string) =>
      ask(
        api.POST('/api/v1/purchase-requisitions/{procurementId}/suppliers', {
          params: { path: { procurementId: id } },
          body: { counterpartyId, addedFrom: 'manual' },
        }),
      ),
    onSuccess: async ({ name, warnings }) => {
      setChosen(null);
      await changed();
      tellDone(
        [say(`${name} added`, `Поставщик добавлен: ${name}`), ...warnings.map(({ message }) => message)].join('. '),
      );
    },
  });
  return (
    <Group mb="md" gap="sm">
      <SelectOrMake
        of="counterparty"
        w={320}
        maw="100%"
        aria-label={labelOf(noun, 'counterpartyId')}
        placeholder={say('Name or INN', 'Название или ИНН')}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        variant="default"
        disabled={!chosen}
        loading={add.isPending}
        onClick={() => chosen && add.mutate(chosen.id)}
      >
        {say('Add', 'Добавить')}
      </Button>
    </Group>
  );
}
