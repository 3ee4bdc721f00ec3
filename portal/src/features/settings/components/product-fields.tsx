import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { OrderedList } from '../../../kit/ordered/ordered-list.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { fieldTypes } from '../fields.ts';
import type { ProductField } from '../queries.ts';
import { restoreProductField, saveProductField } from '../save-product-field.ts';
import { useProductFieldOrder } from '../use-stage-order.ts';
import { ArchivedList } from './archived-list.tsx';
import { FieldLine } from './field-line.tsx';
import { FieldPanel } from './field-panel.tsx';

interface ProductFieldsProps {
  fields: readonly ProductField[];
  open: string | undefined;
  withArchived: boolean;
  onOpen(next: string | undefined): void;
}

/** Fields that every line of a requisition and of a request for quotes has beside the usual ones. */
export function ProductFields({ fields, open, withArchived, onOpen }: ProductFieldsProps) {
  const put = useProductFieldOrder();
  const mayChange = useMay()('pipeline.manage');
  const active = fields.filter(({ status }) => status === 'active');
  const field = fields.find(({ id }) => id === open);
  const add = mayChange && (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => onOpen('new-field')}>
      {say('Field', 'Поле')}
    </Button>
  );
  return (
    <Section
      title={say('Fields of lines', 'Поля позиций')}
      about={say('Suppliers see them in requests for quotes, too.', 'Их увидят и поставщики в запросе цен.')}
      actions={active.length > 0 && add}
    >
      {active.length === 0 ? (
        <Empty title={say('No fields yet', 'Полей пока нет')} action={add}>
          {say(
            'A drawing, a grade, a colour: what suppliers must know.',
            'Чертёж, марка, цвет: то, что важно поставщику.',
          )}
        </Empty>
      ) : (
        <OrderedList
          kind="product-field"
          label={say('Fields of lines', 'Поля позиций')}
          rows={active}
          mayChange={mayChange}
          nameOf={({ label }) => label}
          show={(one) => <FieldLine field={one} />}
          onOpen={({ id }) => onOpen(id)}
          onOrder={(next) => put(active, next)}
        />
      )}
      {withArchived && (
        <ArchivedList
          label={say('Archived fields', 'Поля в архиве')}
          rows={fields.filter(({ status }) => status === 'archived')}
          mayChange={mayChange}
          nameOf={({ label }) => label}
          show={({ type }) => say(fieldTypes[type])}
          restore={restoreProductField}
          onOpen={({ id }) => onOpen(id)}
        />
      )}
      <FieldPanel
        draft="product-field"
        opened={open === 'new-field' || field !== undefined}
        field={field}
        types={['string', 'number', 'date', 'boolean', 'select']}
        mayChange={mayChange}
        save={saveProductField}
        archive={({ id }) =>
          ask(api.DELETE('/api/v1/settings/pipeline/product-fields/{id}', { params: { path: { id } } }))
        }
        restore={restoreProductField}
        onDone={() => onOpen(undefined)}
      />
    </Section>
  );
}
