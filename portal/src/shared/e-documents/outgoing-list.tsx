import { eDocument as noun } from '../../../../nouns/e-document.ts';
import { labelOf, valueOf } from '../../kit/form/of-field.ts';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { Section } from '../../kit/section.tsx';
import { StatusOf } from '../../kit/status-of.tsx';
import { PlainTable } from '../../kit/table/plain-table.tsx';
import type { EDocument } from './queries.ts';

/** What other operators have of the record, and what was given before. */
export function OutgoingList({ documents }: { documents: readonly EDocument[] }) {
  const title = say('Given otherwise or before', 'Другие передачи');
  return (
    <Section title={title} bare>
      <PlainTable
        label={title}
        rows={documents}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          {
            id: 'operator',
            header: labelOf(noun, 'operator'),
            cell: ({ operator }) => valueOf(noun, 'operator', operator),
          },
          { id: 'at', header: labelOf(noun, 'createdAt'), cell: ({ createdAt }) => showInstant(createdAt) },
          {
            id: 'status',
            header: labelOf(noun, 'status'),
            cell: ({ status }) => <StatusOf noun={noun} status={status} />,
          },
          { id: 'reason', header: labelOf(noun, 'reason'), wide: true, cell: ({ reason }) => reason ?? '—' },
        ]}
      />
    </Section>
  );
}
