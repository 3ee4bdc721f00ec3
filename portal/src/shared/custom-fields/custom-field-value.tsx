import { useQuery } from '@tanstack/react-query';
import { showDay, showInstant, showMoney, showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { personQuery } from '../people/find-people.ts';
import { useMay } from '../session/me.ts';
import type { FieldShape } from './custom-fields-query.ts';

/** A value as it is read; a dash for none. */
export function CustomFieldValue({ field, value }: { field: FieldShape; value: unknown }) {
  if (typeof value === 'boolean') return value ? say('Yes', 'Да') : say('No', 'Нет');
  if (Array.isArray(value)) return value.join(', ');
  const text = typeof value === 'string' ? value : '';
  if (text === '') return '—';
  switch (field.type) {
    case 'number':
      return showQuantity(text);
    case 'money':
      return showMoney(text);
    case 'date':
      return showDay(text, { year: 'always' });
    case 'datetime':
      return showInstant(text);
    case 'url':
      return (
        <a href={text} target="_blank" rel="noreferrer">
          {text}
        </a>
      );
    case 'user':
      return <PersonName id={text} />;
    case 'string':
    case 'text':
    case 'select':
    case 'multiselect':
    case 'boolean':
      return <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>;
  }
}

function PersonName({ id }: { id: string }) {
  const { data } = useQuery({ ...personQuery(id), enabled: useMay()('users.read') });
  return <>{data?.fullName ?? '…'}</>;
}
