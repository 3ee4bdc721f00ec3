import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { eDocumentFlow } from '../../../../../nouns/e-document-flow.ts';
import { incomingEDocument as noun } from '../../../../../nouns/incoming-e-document.ts';
import { ChoiceChip } from '../../../kit/filters/choice-chip.tsx';
import { choicesOf, labelOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { incomingColumns } from '../components/incoming-columns.tsx';
import type { EDocumentsSearch } from '../e-documents-search.ts';
import { useIncoming } from '../queries.ts';

/** What came through the operators of electronic documents. */
export function IncomingList() {
  const search = useSearch({ from: '/$portal/e-documents' });
  const { portal } = useParams({ from: '/$portal/e-documents' });
  const navigate = useNavigate();
  const change = useChangeSearch<EDocumentsSearch>();
  return (
    <ListPage
      title={say('Incoming e-documents', 'Входящие документы ЭДО')}
      list={useIncoming(search)}
      columns={incomingColumns(portal)}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate({ to: '/$portal/e-documents/$id', params: { portal, id } })}
      search={search}
      change={change}
      usualSort="-receivedAt"
      lookFor={say('Title or number', 'Название или номер')}
      filters={
        <>
          {(['kind', 'operator'] as const).map((name) => (
            <ChoiceChip
              key={name}
              label={labelOf(noun, name)}
              choices={choicesOf(noun, name)}
              value={search[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          <ChoiceChip
            label={labelOf(noun, 'status')}
            choices={Object.entries(eDocumentFlow.statuses).map(([value, label]) => ({ value, label: say(label) }))}
            value={search.status}
            onChange={(status) => change({ status })}
          />
        </>
      }
      none={{
        title: say('Nothing has come yet', 'Документов пока нет'),
        hint: say(
          'What counterparties send through a connected operator stands here; a UPD goes into the import from here.',
          'Здесь появится то, что контрагенты присылают через подключённого оператора. УПД отсюда принимают в импорт.',
        ),
      }}
    />
  );
}
