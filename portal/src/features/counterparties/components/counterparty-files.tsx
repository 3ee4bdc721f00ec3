import { say } from '../../../kit/say.ts';
import { api } from '../../../shared/api/client.ts';
import { ExportMenu } from '../../../shared/files/export-menu.tsx';
import { ImportButton } from '../../../shared/files/import-button.tsx';
import { saveAnswer } from '../../../shared/files/save-answer.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { CounterpartiesSearch } from '../searches.ts';

const formats = ['xlsx', 'csv', 'tsv'] as const;

/** Counterparties from a file, and those that the filters leave into one. */
export function CounterpartyFiles({ search }: { search: CounterpartiesSearch }) {
  const may = useMay();
  return (
    <>
      {may('counterparties.update') && <ImportButton kind="counterparties" />}
      <ExportMenu formats={formats} save={(format) => saveParties(format, search)} />
    </>
  );
}

function saveParties(format: (typeof formats)[number], search: CounterpartiesSearch) {
  const { search: text, role, kind, status, archived } = search;
  const filters = {
    ...(text && { search: text }),
    ...(role && { 'roles[in]': role }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(archived && { includeArchived: archived }),
  };
  return saveAnswer(
    api.POST('/api/v1/counterparties/exchange/export', { body: { format, filters }, parseAs: 'blob' }),
    `${say('counterparties', 'контрагенты')}.${format}`,
  );
}
