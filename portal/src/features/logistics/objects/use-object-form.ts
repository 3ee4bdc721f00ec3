import { api, ask } from '../../../shared/api/client.ts';
import { useRecordForm } from '../use-record-form.ts';
import { objectBodyOf, objectValuesOf } from './object-values.ts';
import type { LogisticsObject } from './queries.ts';

export function useObjectForm(place: LogisticsObject | undefined, onClose: () => void) {
  return useRecordForm({
    list: 'objects',
    record: place,
    initial: objectValuesOf(place),
    bodyOf: objectBodyOf,
    create: (body) => ask(api.POST('/api/v1/logistics/objects', { body })),
    change: (objectId, body) =>
      ask(api.PATCH('/api/v1/logistics/objects/{objectId}', { params: { path: { objectId } }, body })),
    nameOf: ({ name }) => name,
    onClose,
  });
}

export type ObjectFormState = ReturnType<typeof useObjectForm>['form'];
