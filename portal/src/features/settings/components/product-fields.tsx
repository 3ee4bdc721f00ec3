import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { fieldTypes, hasOptions } from '../fields.ts';
import type { ProductField } from '../queries.ts';
import type { FieldValues } from './field-form.tsx';
import { FieldPanel } from './field-panel.tsx';
import { Section } from './section.tsx';
import classes from './table.module.css';

interface ProductFieldsProps {
  fields: readonly ProductField[];
  open: string | undefined;
  onOpen(next: string | undefined): void;
}

/** Fields that every line of a requisition and of a request for quotes has beside the usual ones. */
export function ProductFields({ fields, open, onOpen }: ProductFieldsProps) {
  const mayChange = useMay()('pipeline.manage');
  const field = fields.find(({ id }) => id === open);
  const add = mayChange && (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => onOpen('new-field')}>
      {say('Field', 'Поле')}
    </Button>
  );
  return (
    <Section
      title={say('Fields of lines', 'Поля позиций')}
      about={say('Suppliers see them in a request for quotes, too.', 'Их увидят и поставщики в запросе цен.')}
      actions={fields.length > 0 && add}
    >
      {fields.length === 0 ? (
        <Empty title={say('No fields yet', 'Полей пока нет')} action={add}>
          {say(
            'A drawing, a grade, a colour: what suppliers must know.',
            'Чертёж, марка, цвет: то, что важно поставщику.',
          )}
        </Empty>
      ) : (
        <table className={classes.table} aria-label={say('Fields of lines', 'Поля позиций')}>
          <thead>
            <tr>
              <th scope="col">{say('Name', 'Название')}</th>
              <th scope="col">{say('Type', 'Тип')}</th>
              <th scope="col">{say('Required', 'Обязательное')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ id, label, type, required }) => (
              <tr key={id}>
                <td>
                  <button type="button" className={classes.link} onClick={() => onOpen(id)}>
                    {label}
                  </button>
                </td>
                <td>{say(fieldTypes[type])}</td>
                <td>{required ? say('Yes', 'Да') : '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <FieldPanel
        opened={open === 'new-field' || field !== undefined}
        field={field}
        types={['string', 'number', 'date', 'boolean', 'select']}
        mayChange={mayChange}
        save={(values) => saveField(field, values)}
        archive={({ id }) =>
          ask(api.DELETE('/api/v1/settings/pipeline/product-fields/{id}', { params: { path: { id } } }))
        }
        restore={({ id, version }) =>
          ask(
            api.PATCH('/api/v1/settings/pipeline/product-fields/{id}', {
              params: { path: { id } },
              body: { status: 'active', version },
            }),
          )
        }
        onDone={() => onOpen(undefined)}
      />
    </Section>
  );
}

function saveField(field: ProductField | undefined, { label, key, type, items, required }: FieldValues) {
  const body = { label, required, ...(hasOptions(type) && { options: { items } }) };
  if (!field)
    return ask(
      api.POST('/api/v1/settings/pipeline/product-fields', {
        body: { ...body, key, type: type as ProductField['type'] },
      }),
    );
  const { id, version } = field;
  return ask(
    api.PATCH('/api/v1/settings/pipeline/product-fields/{id}', {
      params: { path: { id } },
      body: { ...body, version },
    }),
  );
}
