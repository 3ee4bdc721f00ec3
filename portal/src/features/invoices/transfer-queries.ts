import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../sdk/types.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { useList } from '../../kit/table/use-list.ts';
import { showUnit } from '../../kit/units.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';

export type Transfer = components['schemas']['TransferDocument'];

export type PreviewLine = Preview['lines'][number];

export type Preview =
  operations['transfer-documents.get-transfer-document']['responses'][200]['content']['application/json'];

export const useTransfers = (source?: Transfer['source']) =>
  useList(['invoices', 'transfers', ...(source ? [{ source }] : [])], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/e-documents/transfer-documents', {
        params: { query: { limit: 100, cursor, includeTotal: true, source } },
        signal,
      }),
    ),
  );

export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'transfers', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/e-documents/transfer-documents/{id}', { params: { path: { id } }, signal })),
  });

export function uploadTransfer(file: File) {
  const form = new FormData();
  form.append('file', file);
  return ask(
    api.POST('/api/v1/e-documents/transfer-documents', { body: { file: file.name }, bodySerializer: () => form }),
  );
}

export const nameSupplier = (id: string, counterpartyId: string | null) =>
  ask(api.PATCH('/api/v1/e-documents/transfer-documents/{id}', { params: { path: { id } }, body: { counterpartyId } }));

interface SaidOfLine {
  catalogItemId: string | null;
  procurementItemId: string | null;
  remember?: boolean;
}

const lineParams = (id: string, place: number) => ({ path: { id, place: String(place) } });

export const matchLine = (id: string, place: number, body: SaidOfLine) =>
  ask(
    api.PUT('/api/v1/e-documents/transfer-documents/{id}/lines/{place}/match', { params: lineParams(id, place), body }),
  );

/** Lets the machine match the line again. */
export const takeBackMatch = (id: string, place: number) =>
  ask(api.DELETE('/api/v1/e-documents/transfer-documents/{id}/lines/{place}/match', { params: lineParams(id, place) }));

export const forgetMatch = (id: string) =>
  ask(api.DELETE('/api/v1/e-documents/remembered-matches/{id}', { params: { path: { id } } }));

/** Lines of requisitions that a document may be for. */
export const findAwaited =
  (id: string) =>
  async (search: string, signal: AbortSignal): Promise<RecordOption[]> => {
    const { items } = await ask(
      api.GET('/api/v1/e-documents/transfer-documents/{id}/awaited-lines', {
        params: { path: { id }, query: { search: search || undefined } },
        signal,
      }),
    );
    return items.map(({ procurementItemId, procurementNumber, name, left, uom }) => ({
      id: procurementItemId,
      label: name,
      about: `${procurementNumber} · ${say('awaited', 'ожидается')} ${showQuantity(left, showUnit(uom))}`,
    }));
  };
