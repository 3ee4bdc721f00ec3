import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/me.ts';
import { CustomFieldValue } from './custom-field-value.tsx';
import { type CustomFieldEntity, type CustomValues, customFieldsQuery } from './custom-fields-query.ts';
import classes from './custom-fields-shown.module.css';

/** The portal's own fields of a record, to read: a list of names and values; nothing where there are none. */
export function CustomFieldsShown({ entity, values }: { entity: CustomFieldEntity; values: CustomValues }) {
  const may = useMay();
  const { data: fields = [] } = useQuery({ ...customFieldsQuery(entity), enabled: may('custom_fields.read') });
  if (fields.length === 0) return null;
  return (
    <dl className={classes.list}>
      {fields.map((field) => (
        <div key={field.id}>
          <dt>{field.label}</dt>
          <dd>
            <CustomFieldValue field={field} value={values[field.key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
