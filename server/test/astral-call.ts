import type { AstralSettings } from '../src/connectors/edo-astral/settings.ts';
import type { ProviderRequest } from '../src/kernel/integrations/provider.ts';
import { calling, refusedWith } from './calling.ts';

export const abonentId = 'ab000000-a57a-4000-8000-000000000001';

interface Given {
  settings?: Partial<AstralSettings>;
  now?: string;
  files?: Readonly<Record<string, Buffer>>;
  /** Drafts that are ours. */
  written?: string[];
}

/** A call to an Astral that answers by method and path, `GET /api/v3/drafts`; anything else is not found. */
export function astralCall(
  answers: Readonly<Record<string, (query: URLSearchParams, request: ProviderRequest) => unknown>>,
  { settings = {}, ...more }: Given = {},
) {
  const made = calling<AstralSettings>({
    settings: { baseUrl: 'https://edo.example.ru', token: 'astral-token', abonentId, ...settings },
    ...more,
    answer(request) {
      const [path, query = ''] = request.path.split('?');
      const found = answers[`${request.method} ${path}`];
      return found ? found(new URLSearchParams(query), request) : refusedWith('not_found', 404);
    },
  });
  return { ...made, paths: () => made.asked.map(({ method, path }) => `${method} ${path}`) };
}

/** A history of these records, as Astral tells it. */
export const historyOf = (...records: object[]) => ({
  totalCount: records.length,
  passedCount: records.length,
  historyRecords: records.map((one) => ({ progress: 'Passed', statusName: null, comment: null, ...one })),
  recipients: [{ id: 'r-1', globalId: '2AL-1', name: 'ООО «Цемент»', inn: '7707083893', kpp: '773601001' }],
});
