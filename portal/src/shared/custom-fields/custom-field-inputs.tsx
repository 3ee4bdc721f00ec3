import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/me.ts';
import { CustomFieldInput } from './custom-field-input.tsx';
import { type CustomFieldEntity, type CustomValues, customFieldsQuery } from './custom-fields-query.ts';

interface CustomFieldInputsProps {
  entity: CustomFieldEntity;
  values: CustomValues;
  /** Hands on all values, with the one that changed. */
  onChange(next: CustomValues): void;
  /** What was refused, by key: with `@mantine/form`, `errorsOfCustomFields(form.errors)`. */
  errors?: Readonly<Record<string, string>>;
}

/** The portal's own fields of a record, as inputs of its form; nothing where there are none. */
export function CustomFieldInputs({ entity, values, onChange, errors = {} }: CustomFieldInputsProps) {
  const may = useMay();
  const { data: fields = [] } = useQuery({ ...customFieldsQuery(entity), enabled: may('custom_fields.read') });
  return fields.map((field) => (
    <CustomFieldInput
      key={field.id}
      field={field}
      value={values[field.key] ?? null}
      onChange={(next) => onChange({ ...values, [field.key]: next })}
      error={errors[field.key]}
      disabled={!may('custom_fields.write_value')}
    />
  ));
}

/** `customFields.hazard_class` of a refused form, under its key. */
export const errorsOfCustomFields = (errors: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) =>
      field.startsWith('customFields.') && typeof message === 'string'
        ? [[field.slice('customFields.'.length), message]]
        : [],
    ),
  );
